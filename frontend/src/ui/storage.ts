type Place = 'localStorage' | 'sessionStorage';

/** What a browser keeps under a key. Null also where it lets this site keep nothing. */
export function readKept(place: Place, key: string): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a text under a key, or removes it.
 * @returns whether the browser lets this site keep something
 */
export function keepText(place: Place, key: string, text: string | null): boolean {
  try {
    if (text === null) window[place].removeItem(key);
    else window[place].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
