/** Where the router keeps the places of a visit's entries while a document is loaded anew. */
const PLACES = 'react-router-scroll-positions';

/** What a visitor moves with. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls to where the visitor was before the document was loaded anew, as soon as all cards stand. The browser has gone
 * to that place in a list without its earlier pages, and keeps what it shows there in sight while they are put above. A visitor who
 * has moved by then stays.
 * @param key the key of the visit's entry
 */
export function findPlace(list: Element, key: string): void {
  const place = placeOf(key);
  if (place === undefined) return;
  const look = () => {
    if (list.querySelector('.skel')) return;
    stop();
    // Only after the browser has kept in sight what it shows: otherwise what is shown would be seen to jump.
    requestAnimationFrame(() => requestAnimationFrame(() => window.scrollTo({ top: place, behavior: 'instant' })));
  };
  const observer = new MutationObserver(look);
  const stop = () => {
    observer.disconnect();
    for (const move of MOVES) window.removeEventListener(move, stop);
  };
  for (const move of MOVES) window.addEventListener(move, stop, { passive: true });
  observer.observe(list, { childList: true, subtree: true });
  look();
}

/** Nothing where the browser keeps nothing. */
function placeOf(key: string): number | undefined {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(PLACES) ?? '{}');
    const place: unknown = Object(places)[key];
    return typeof place === 'number' ? place : undefined;
  } catch {
    return undefined;
  }
}
