/** Form in which two names are compared: no accents, no case, one space between words. */
export function nameKey(name: string): string {
  return withoutAccents(name).toLowerCase().trim().replace(/\s+/g, ' ');
}

/** The part of an address that a name becomes: spaces (and what an address cannot carry) turn into hyphens. */
export function toSlug(name: string): string {
  return name
    .normalize('NFC')
    .trim()
    .replace(/[\s/\\?#%&+<>"'`|^{}[\]:;,.!*()=@$~-]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** Form in which addresses are compared: no accents, no case, hyphens for spaces. */
export function slugKey(nameOrSlug: string): string {
  return withoutAccents(toSlug(nameOrSlug)).toLowerCase();
}

const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC');
