/** What can take the focus over: no text field, which opens the keyboard of a phone, and whose text could be written over. */
const TAKES_OVER = 'a[href], button, input[type="checkbox"], [role="group"][tabindex]';

/** Where the focus goes only by way of what opened it. */
const BOUNDS = '[role="dialog"], main';

/** Where the focus was: from the element up to its dialog, or to the page's main part, each with its number among its siblings. */
interface Place {
  element: HTMLElement;
  bounds: Element;
  path: { child: Element; parent: Element; index: number }[];
}

function placeOf(element: HTMLElement): Place {
  const bounds = element.closest(BOUNDS) ?? document.body;
  const path: Place['path'] = [];
  for (let child: Element = element; child !== bounds && child.parentElement; child = child.parentElement) {
    const parent = child.parentElement;
    path.push({ child, parent, index: [...parent.children].indexOf(child) });
  }
  return { element, bounds, path };
}

const isUsable = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true });

const controlsIn = (element: Element): HTMLElement[] => [
  ...(element.matches(TAKES_OVER) ? [element as HTMLElement] : []),
  ...element.querySelectorAll<HTMLElement>(TAKES_OVER),
];

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
    const number = controlsIn(child).indexOf(element);
    const before = level === 0 ? siblings.slice(0, index).reverse() : [];
    for (const sibling of [...siblings.slice(index), ...before]) {
      const controls = controlsIn(sibling).filter(isUsable);
      const found = controls[level === 0 ? number : 0] ?? controls.at(-1);
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
 * @returns ends it
 */
export function keepFocus(): () => void {
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

  const came = () => {
    const { activeElement: now, body } = document;
    if (!(now instanceof HTMLElement) || now === body) return;
    lost = false;
    const place = placeOf(now);
    const open = places.findIndex(({ bounds }) => bounds === place.bounds);
    places = [...(open < 0 ? places : places.slice(0, open)), place];
  };
  const watch = new MutationObserver(() => {
    const { activeElement: now, body } = document;
    if (places.length > 0 && (!now || now === body || now.matches(':disabled'))) ask();
  });

  came();
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
