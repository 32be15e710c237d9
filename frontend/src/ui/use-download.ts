import { useState } from 'react';
import { useStore } from 'react-redux';

import { NO_ANSWER } from '../api/error-text';
import { selectToken, type SessionState } from '../session/session-slice';
import { saveFile } from './save-file';

/**
 * Downloads a document that only signed-in people may read. It is no call of the API's hooks, whose answers are kept as
 * JSON.
 */
export function useDownload(): {
  busy: boolean;
  problem: string | undefined;
  take: (address: string, name: string) => Promise<void>;
} {
  const store = useStore<{ session: SessionState }>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const take = async (address: string, name: string) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const headers = { Authorization: `Bearer ${selectToken(store.getState()) ?? ''}` };
      const answer = await fetch(address, { headers });
      if (answer.ok) saveFile(name, await answer.blob(), answer.headers.get('content-type') ?? '');
      else setProblem(((await answer.json()) as { msg: string }).msg);
    } catch {
      setProblem(NO_ANSWER.unread);
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, take };
}
