import { safeReturnPath } from './safe-return-path';

const MARK_KEY = 'sobremesa.sign-in';
const LIFETIME_MS = 10 * 60 * 1000;

interface Mark {
  mark: string;
  returnTo: string;
  madeAt: number;
}

/**
 * Remembers, in this tab only, that the person left for Google from here, and where they wanted to go. Without the mark
 * another site could open /login#credential=… and sign the visitor in as somebody else.
 */
export function leaveMark(returnTo: string): void {
  const mark: Mark = { mark: crypto.getRandomValues(new Uint32Array(4)).join('-'), returnTo, madeAt: Date.now() };
  window.sessionStorage.setItem(MARK_KEY, JSON.stringify(mark));
}

/** Removes and returns the mark. Null when there is none or it is older than ten minutes. */
export function takeMark(): { returnTo: string } | null {
  const text = window.sessionStorage.getItem(MARK_KEY);
  window.sessionStorage.removeItem(MARK_KEY);
  if (!text) return null;
  try {
    const { mark, returnTo, madeAt } = JSON.parse(text) as Partial<Mark>;
    if (!mark || typeof madeAt !== 'number' || Date.now() - madeAt > LIFETIME_MS) return null;
    return { returnTo: safeReturnPath(returnTo) };
  } catch {
    return null;
  }
}
