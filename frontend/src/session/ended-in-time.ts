import { statusOf } from '../api/error-text';

/** How long somebody who leaves waits for the server. */
const PATIENCE_MS = 5_000;

interface Call extends PromiseLike<{ error?: unknown }> {
  abort: () => void;
}

/** Whether the server ended the token, or did not know it, in time. */
export async function endedInTime(call: Call): Promise<boolean> {
  const timer = window.setTimeout(() => call.abort(), PATIENCE_MS);
  const { error } = await call;
  window.clearTimeout(timer);
  return error === undefined || statusOf(error) === 401;
}
