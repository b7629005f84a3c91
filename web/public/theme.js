// Before the first paint, so that the page never flashes in the wrong light.
try {
  const theme = localStorage.getItem('durbar.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; then the system's theme holds.
}
