/** Reads an id: plain digits within int4. Any other text means that nothing was chosen. */
export function wholeNumber(text: string | null): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
