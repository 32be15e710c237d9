const ADDRESS = /^(?:https?:\/\/[^\s/]+\.[^\s/]+|mailto:[^\s@]+@[^\s@]+\.[^\s@]+$|tel:\+?[\d().-]{3,}$|\/(?!\/))/i;

/** Whether a text may link to this. The server looks again when the text is published. */
export const isSafeLink = (href: string): boolean => ADDRESS.test(href) && !/[\s\\<>"'`]/.test(href);

/** What people write for an address: 'sobremesa.cl' is on the web, 'hola@sobremesa.cl' is a mailbox. */
export function linkOf(typed: string): string {
  const text = typed.trim();
  if (text === '' || isSafeLink(text)) return text;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : text;
}
