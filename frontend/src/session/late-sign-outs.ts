import { LATE_KEY } from './stored-user';

const PAUSE_MS = 30_000;
const PATIENCE_MS = 5_000;

/** These statuses say that the token works no more: ended now, or dead before. */
const ENDED = [200, 401];

function untold(): string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(LATE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((token) => typeof token === 'string') : [];
  } catch {
    return [];
  }
}

function keep(tokens: string[]): void {
  try {
    if (tokens.length > 0) window.localStorage.setItem(LATE_KEY, JSON.stringify(tokens));
    else window.localStorage.removeItem(LATE_KEY);
  } catch {
    // Local storage cannot be used. The token then ends by itself, within hours.
  }
}

async function tell(token: string): Promise<void> {
  try {
    const headers = { Authorization: `Bearer ${token}` };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { status } = await window.fetch('/api/v1/users/logout', { method: 'POST', headers, signal });
    if (ENDED.includes(status)) keep(untold().filter((other) => other !== token));
  } catch {
    // Still out of reach: the next try comes.
  }
}

/** Ends on the server what was signed out here, again and again while this page is open, until the server knows. */
export async function tellLateSignOuts(): Promise<void> {
  await Promise.all(untold().map(tell));
  if (untold().length > 0) window.setTimeout(() => void tellLateSignOuts(), PAUSE_MS);
}

/** The server did not hear of a sign-out: it is told later, by this page or the next one. */
export function rememberSignOut(token: string): void {
  keep([...untold(), token]);
  window.setTimeout(() => void tellLateSignOuts(), PAUSE_MS);
}
