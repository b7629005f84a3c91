/** Copying: browsers keep the clipboard from pages that came without https, so a selected text is copied as by hand there. */

/** Whether the text is in the clipboard now; `near` is an element beside which a text can be selected. */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, near);
  }
}

function copySelected(text: string, near: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  field.readOnly = true;
  // Inside the element's own parent: a dialog lets nothing outside be selected.
  near.after(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- without https there is no other way
  const copied = document.execCommand('copy');
  field.remove();
  near.focus();
  return copied;
}
