/** What a way in left in the address. It is taken out of the address and the history at once. */
export function takeFragment(): URLSearchParams {
  const { hash, pathname, search } = window.location;
  if (hash) window.history.replaceState(window.history.state, '', pathname + search);
  return new URLSearchParams(hash.slice(1));
}
