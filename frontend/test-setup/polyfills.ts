/**
 * What jsdom lacks and the pages use. No media query matches, nothing is resized, and nothing scrolls into view by
 * itself.
 */

class SilentObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

function matchMedia(query: string): MediaQueryList {
  const list = new EventTarget() as EventTarget & Record<string, unknown>;
  return Object.assign(list, {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList;
}

/** jsdom knows the `open` attribute of `<dialog>`, but not its methods. */
function teachDialog(): void {
  const dialog = HTMLDialogElement.prototype;
  dialog.show ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  dialog.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  dialog.close ??= function close(this: HTMLDialogElement, returnValue?: string) {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.dispatchEvent(new Event('close'));
  };
}

if (typeof window !== 'undefined') {
  window.matchMedia ??= matchMedia;
  window.ResizeObserver ??= SilentObserver;
  window.IntersectionObserver ??= SilentObserver;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.checkVisibility ??= () => true;
  Element.prototype.scrollTo ??= () => undefined;
  // jsdom lays nothing out: the editor of texts asks where its caret is.
  Range.prototype.getClientRects ??= () => document.createElement('p').getClientRects();
  Range.prototype.getBoundingClientRect ??= () => document.createElement('p').getBoundingClientRect();
  URL.createObjectURL ??= () => 'blob:picture';
  URL.revokeObjectURL ??= () => undefined;
  // jsdom does not compute styles of pseudo-elements, and prints a warning each time one asks for them.
  const { getComputedStyle } = window;
  window.getComputedStyle = (element) => getComputedStyle(element);
  // jsdom draws nothing, and prints an error each time one asks it to.
  HTMLCanvasElement.prototype.getContext = () => null;
  teachDialog();
}
