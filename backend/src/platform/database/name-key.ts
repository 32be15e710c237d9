/** The form in which names are compared: no accents, no case, one space between words. */
export function nameKey(name: string): string {
  return withoutAccents(name).toLowerCase().trim().replace(/\s+/g, ' ');
}

/** The part of an address for a name: spaces, and what an address cannot contain, become hyphens. */
export function toSlug(name: string): string {
  return name
    .normalize('NFC')
    .trim()
    .replace(/[\s/\\?#%&+<>"'`|^{}[\]:;,.!*()=@$~-]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** The form in which addresses are compared: no accents, no case, hyphens for spaces. */
export function slugKey(nameOrSlug: string): string {
  return withoutAccents(toSlug(nameOrSlug)).toLowerCase();
}

const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC');
