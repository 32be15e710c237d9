import { CHEF_KEY, LATE_KEYS, USER_KEY, type SessionKey } from './stored-user';

const PAUSE_MS = 30_000;

/** What ends a token, by the door that gave it. */
const CALLS = { [USER_KEY]: 'users/logout', [CHEF_KEY]: 'kitchen/leave' };
const PATIENCE_MS = 5_000;

/** These statuses say that the token works no more: ended now, or dead before. */
const ENDED = [200, 401];

function untold(door: SessionKey): string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(LATE_KEYS[door]) ?? '[]');
    return Array.isArray(kept) ? kept.filter((token) => typeof token === 'string') : [];
  } catch {
    return [];
  }
}

function keep(door: SessionKey, tokens: string[]): void {
  try {
    if (tokens.length > 0) window.localStorage.setItem(LATE_KEYS[door], JSON.stringify(tokens));
    else window.localStorage.removeItem(LATE_KEYS[door]);
  } catch {
    // Local storage cannot be used. The token then ends by itself, within hours.
  }
}

async function tell(door: SessionKey, token: string): Promise<void> {
  try {
    const headers = { Authorization: `Bearer ${token}` };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { status } = await window.fetch(`/api/v1/${CALLS[door]}`, { method: 'POST', headers, signal });
    if (ENDED.includes(status))
      keep(
        door,
        untold(door).filter((other) => other !== token),
      );
  } catch {
    // Still out of reach: the next try comes.
  }
}

/** Ends on the server what was signed out here, again and again while this page is open, until the server knows. */
export async function tellLateSignOuts(door: SessionKey = USER_KEY): Promise<void> {
  await Promise.all(untold(door).map((token) => tell(door, token)));
  if (untold(door).length > 0) window.setTimeout(() => void tellLateSignOuts(door), PAUSE_MS);
}

/** A sign-out did not reach the server: it is sent later, by this page or the next one. */
export function rememberSignOut(token: string, door: SessionKey = USER_KEY): void {
  keep(door, [...untold(door), token]);
  window.setTimeout(() => void tellLateSignOuts(door), PAUSE_MS);
}
