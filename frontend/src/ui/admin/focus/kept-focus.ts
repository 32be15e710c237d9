import { ancestorPath, type AncestorPath } from './ancestor-path';

/** What can take the focus over: no text field, which opens the keyboard of a phone, and whose text could be written over. */
const TAKES_OVER = 'a[href], button, input[type="checkbox"], [role="group"][tabindex]';

/** Where the focus goes only by way of what opened it; and the toasts. */
const BOUNDS = '[role="dialog"], [role="menu"], [popover], main';

/** Where the focus was: from the element up to its dialog, to its menu, or to the page's main part. */
interface Place {
  element: HTMLElement;
  bounds: Element;
  path: AncestorPath;
}

function placeOf(way: AncestorPath): Place | undefined {
  const element = way[0]?.child;
  if (!(element instanceof HTMLElement)) return undefined;
  const inside = way.findIndex(({ child }) => child.matches(BOUNDS));
  return {
    element,
    bounds: way[inside]?.child ?? document.body,
    path: way.slice(0, inside < 0 ? undefined : inside),
  };
}

/** Safari 16 cannot say whether an element is visible. */
const isVisible = (element: Element): boolean =>
  typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true });

const isUsable = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && isVisible(element);

const controlsIn = (element: Element): HTMLElement[] => [
  ...(element.matches(TAKES_OVER) ? [element as HTMLElement] : []),
  ...element.querySelectorAll<HTMLElement>(TAKES_OVER),
];

/** How many of the controls stand before it: a text field, which is not one itself, may have stood in the place of one. */
const numberAmong = (controls: HTMLElement[], element: HTMLElement): number =>
  controls.filter((control) => control.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING).length;

/**
 * What has the place of something that is gone: the same control of the next row, or of the one before where it was the last; where
 * the list is empty, what comes after it. Nothing where its dialog is gone as well, or has nothing more.
 */
function neighbourOf({ element, bounds, path }: Place): HTMLElement | undefined {
  if (!isUsable(bounds)) return undefined;
  const standing = path.slice(path.findIndex(({ parent }) => parent.isConnected));
  for (const [level, { child, parent, index }] of standing.entries()) {
    // The whole page was left: the next begins at its title.
    if (level === 0 && parent === bounds) return undefined;
    const siblings = [...parent.children];
    const number = level === 0 ? numberAmong(controlsIn(child), element) : 0;
    const before = level === 0 ? siblings.slice(0, index).reverse() : [];
    for (const sibling of [...siblings.slice(index), ...before]) {
      const controls = controlsIn(sibling).filter(isUsable);
      const found = controls[number] ?? controls.at(-1);
      if (found) return found;
    }
  }
  return undefined;
}

/** Moves the focus to the page's title, or to its main part while it has none. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}

/**
 * Keeps the focus when what has it goes away. A browser then begins again at the top of the page: after a dialog was closed, a row
 * deleted, or a button disabled while it saves. The focus goes back to what had it before the dialog, to the next row, or to the page's
 * title; a button that is disabled gets it back when it can be pressed again. Who has moved the focus meanwhile is left there.
 * @param before the ways up from what had the focus until now, the first first
 * @returns ends it
 */
export function keepFocus(before: readonly AncestorPath[] = []): () => void {
  // One for each dialog that was opened above another. The last is where the focus is, or was lost.
  let places: Place[] = [];
  let lost = false;
  let asked = 0;

  const look = () => {
    asked = 0;
    const { activeElement: now, body } = document;
    const last = places.at(-1);
    if (!last || (now && now !== body && isUsable(now))) return;
    if (isUsable(last.element) && !lost) {
      // Nothing took it away: somebody pressed beside everything.
      places = [];
      return;
    }
    lost = true;
    for (const place of places.toReversed()) {
      if (isUsable(place.element)) return place.element.focus({ preventScroll: true });
      // It is disabled while something is done, and then has the focus again.
      if (place.element.isConnected && document.querySelector('[aria-busy="true"]')) return undefined;
      const neighbour = neighbourOf(place);
      if (neighbour) return neighbour.focus();
    }
    return focusTitle();
  };
  // After everything has been drawn: what was opened meanwhile takes the focus by itself.
  const ask = () => {
    asked ||= requestAnimationFrame(look);
  };

  const remember = (way: AncestorPath) => {
    const place = placeOf(way);
    if (!place) return;
    lost = false;
    const open = places.findIndex(({ bounds }) => bounds === place.bounds);
    places = [...(open < 0 ? places : places.slice(0, open)), place];
  };
  const came = () => remember(ancestorPath(document.activeElement));
  const watch = new MutationObserver(() => {
    const { activeElement: now, body } = document;
    if (places.length > 0 && (!now || now === body || now.matches(':disabled'))) ask();
  });

  before.forEach(remember);
  came();
  ask();
  document.addEventListener('focusin', came);
  document.addEventListener('focusout', ask);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'aria-busy'] });
  return () => {
    document.removeEventListener('focusin', came);
    document.removeEventListener('focusout', ask);
    watch.disconnect();
    cancelAnimationFrame(asked);
  };
}
