/** Longest word of a campaign that is kept, in characters. */
const LONGEST = 100;

/**
 * A `utm_*` of a link as it is stored: unaccented characters, digits and `-_.~+%`, at most 100. The author of a link
 * can write anything; other characters become a hyphen. Null if nothing is left.
 */
export function campaignWord(given: string | null | undefined): string | null {
  const plain = (given ?? '').normalize('NFD').replace(/\p{Mn}/gu, '');
  const word = plain.replace(/[^\w.~+%-]+/g, '-').slice(0, LONGEST);
  return word.replace(/^-+|-+$/g, '') || null;
}
