/** Reads an id or a number: plain digits within int4, and no more than `most`. Any other text means that nothing was chosen. */
export function wholeNumber(text: string | null, most = Infinity): number {
  const number = text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return number > most ? 0 : number;
}
