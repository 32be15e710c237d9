/** A text without case and accents, as the server compares texts: 'Ñuñoa' and 'nunoa' are equal. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
