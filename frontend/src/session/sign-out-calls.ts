import { statusOf } from '../api/error-text';
import { api } from '../api/on-need.generated';
import type { AppStore } from '../app/store';

/** How long somebody who leaves waits for the server. */
const PATIENCE_MS = 5_000;

/** Whether the server ended the token, or knew of none, in time. */
export const endToken = ({ dispatch }: AppStore): Promise<boolean> =>
  within(PATIENCE_MS, dispatch(api.endpoints.logout.initiate()));

/** What was read with the token is read anew by whoever comes next. */
export const forgetAnswers = ({ dispatch }: AppStore): unknown => dispatch(api.util.resetApiState());

interface Call extends PromiseLike<{ error?: unknown }> {
  abort: () => void;
}

async function within(milliseconds: number, call: Call): Promise<boolean> {
  const timer = window.setTimeout(() => call.abort(), milliseconds);
  const { error } = await call;
  window.clearTimeout(timer);
  return error === undefined || statusOf(error) === 401;
}
