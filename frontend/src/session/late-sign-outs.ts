import { keepText, readKept } from '../ui/storage';
import { CHEF_KEY, LATE_KEYS, USER_KEY, type SessionKey } from './stored-user';

const PAUSE_MS = 30_000;

/** What ends a token, by the door that gave it. */
const CALLS = { [USER_KEY]: 'users/logout', [CHEF_KEY]: 'kitchen/leave' };
const PATIENCE_MS = 5_000;

/** These statuses say that the token works no more: ended now, or dead before. */
const ENDED = [200, 401];

function pendingOf(door: SessionKey): string[] {
  try {
    const kept: unknown = JSON.parse(readKept('localStorage', LATE_KEYS[door]) ?? '[]');
    return Array.isArray(kept) ? kept.filter((token) => typeof token === 'string') : [];
  } catch {
    return [];
  }
}

/** Where local storage cannot be used, the tokens end by themselves, within hours. */
const keep = (door: SessionKey, tokens: string[]): void =>
  void keepText('localStorage', LATE_KEYS[door], tokens.length > 0 ? JSON.stringify(tokens) : null);

async function send(door: SessionKey, token: string): Promise<void> {
  try {
    const headers = { Authorization: `Bearer ${token}` };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { status } = await window.fetch(`/api/v1/${CALLS[door]}`, { method: 'POST', headers, signal });
    if (ENDED.includes(status))
      keep(
        door,
        pendingOf(door).filter((other) => other !== token),
      );
  } catch {
    // Still out of reach: the next try comes.
  }
}

/** Ends on the server what was signed out here, again and again while this page is open, until the server knows. */
export async function sendLateSignOuts(door: SessionKey = USER_KEY): Promise<void> {
  await Promise.all(pendingOf(door).map((token) => send(door, token)));
  if (pendingOf(door).length > 0) window.setTimeout(() => void sendLateSignOuts(door), PAUSE_MS);
}

/** A sign-out did not reach the server: it is sent later, by this page or the next one. */
export function rememberSignOut(token: string, door: SessionKey = USER_KEY): void {
  keep(door, [...pendingOf(door), token]);
  window.setTimeout(() => void sendLateSignOuts(door), PAUSE_MS);
}
