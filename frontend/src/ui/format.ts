/**
 * How the site writes money, phones and lists. `Intl` is not used, because its data differ between Node and browsers.
 * Server and browser must write the same text, or hydration would replace the page.
 */

/** Whole Chilean pesos as es-CL currency: 45000 → '$45.000', -45000 → '−$45.000'. */
export function clp(amount: number): string {
  const digits = String(Math.abs(Math.round(amount))).replace(/\B(?=(\d{3})+$)/g, '.');
  return amount < 0 ? `−$${digits}` : `$${digits}`;
}

/** What the back-office says of what a record may have and has not. */
export const NONE = 'No Registra';

/** A price that may be missing, as the back-office shows it: '$45.000' or 'No Registra'. */
export function priceOrNone(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? NONE : clp(amount);
}

/** '+56912345678' → '(+56) 9 1234 5678'. Any other text is returned as it is. */
export function phone(number: string): string {
  const parts = /^\+?56(\d)(\d{4})(\d{4})$/.exec(number.replace(/[\s()-]/g, ''));
  return parts ? `(+56) ${parts[1]} ${parts[2]} ${parts[3]}` : number;
}

/** The chat link of a phone number: https://wa.me/56912345678, with a first message if given. */
export function chatLink(number: string, message?: string): string {
  const address = `https://wa.me/${number.replace(/\D/g, '')}`;
  return message ? `${address}?text=${encodeURIComponent(message)}` : address;
}

/** Whether one can chat with a number: a Chilean landline has no chat. Of another country's nobody knows. */
export const hasChat = (number: string): boolean => number !== '' && !/^\+56[2-8]/.test(number);

/** Where a place is on a map. */
export const mapLink = (place: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${place}, Chile` })}`;

/** Where a press on a number leads: to the chat, or else to a call. */
export const phoneLink = (number: string, message?: string): string =>
  hasChat(number) ? chatLink(number, message) : `tel:${number}`;

/** The first 100 characters of a description and '...', for cards. Counts code points. */
export function cut(text: string, length = 100): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text;
}

/** ['Providencia', 'Ñuñoa', 'La Reina'] → 'Providencia, Ñuñoa y La Reina'; 'e' before an i sound. */
export function sentenceList(words: readonly string[]): string {
  const last = words.at(-1);
  if (last === undefined || words.length === 1) return last ?? '';
  const joint = /^h?[ií](?![aeouáéóú])/i.test(last) ? 'e' : 'y';
  return `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** 'Cenas · 3 h' of what is there. The dot stays at the end of a line, and begins none. */
export const dotted = (parts: readonly (string | number | false | null | undefined)[]): string =>
  parts.filter(Boolean).join('\u00A0· ');

/** 1 → '1 chef', 3 → '3 chefs'. */
export function counted(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`;
}
