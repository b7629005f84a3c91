// Shows the notices of this house while none of its pages is open, and leads to the table they speak of.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, link, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/favicon.svg', data: { link } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.link));
});

/** To a page that is open already where there is one, else to a new one. */
async function lead(link) {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return self.clients.openWindow(link);
  if (new URL(page.url).pathname !== link) await page.navigate(link);
  return page.focus();
}
