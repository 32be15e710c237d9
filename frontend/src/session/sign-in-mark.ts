import { safeReturnPath } from './safe-return-path';
import { SignInBlocked } from './sign-in-errors';

const MARK_KEY = 'sobremesa.sign-in';
const LIFETIME_MS = 10 * 60 * 1000;

interface Mark {
  mark: string;
  returnTo: string;
  madeAt: number;
}

function inTab<Result>(work: (storage: Storage) => Result): Result {
  try {
    return work(window.sessionStorage);
  } catch {
    throw new SignInBlocked();
  }
}

/**
 * Remembers, in this tab only, that the person left for Google from here, and where they wanted to go. Without the mark
 * another site could open /login#credential=… and sign the visitor in as somebody else.
 * @throws SignInBlocked where the browser keeps nothing for this site
 */
export function leaveMark(returnTo: string): void {
  const mark: Mark = { mark: crypto.getRandomValues(new Uint32Array(4)).join('-'), returnTo, madeAt: Date.now() };
  inTab((tab) => tab.setItem(MARK_KEY, JSON.stringify(mark)));
}

/**
 * Removes and returns the mark. Null if it does not exist or it is older than ten minutes.
 * @throws SignInBlocked where the browser keeps nothing for this site
 */
export function takeMark(): { returnTo: string } | null {
  const text = inTab((tab) => {
    const found = tab.getItem(MARK_KEY);
    tab.removeItem(MARK_KEY);
    return found;
  });
  if (!text) return null;
  try {
    const { mark, returnTo, madeAt } = JSON.parse(text) as Partial<Mark>;
    if (!mark || typeof madeAt !== 'number' || Date.now() - madeAt > LIFETIME_MS) return null;
    return { returnTo: safeReturnPath(returnTo) };
  } catch {
    return null;
  }
}
