/** The query of an address with other words under these names; a name without a word leaves it. */
export function withParams(query: URLSearchParams, words: Record<string, string | undefined>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, word] of Object.entries(words)) {
    if (word) next.set(name, word);
    else next.delete(name);
  }
  return next;
}
