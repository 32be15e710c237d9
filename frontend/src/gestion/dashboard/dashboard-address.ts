/** The same address with another word under a name, or without the name. */
export function withWord(query: URLSearchParams, name: string, word: string): string {
  const next = new URLSearchParams(query);
  if (word) next.set(name, word);
  else next.delete(name);
  return `?${next}`;
}
