import { useState } from 'react';

/** The button that reads again what could not be read: busy until the answer is there, and deaf to a second press. */
export function useRetry(onRetry: () => unknown) {
  const [busy, setBusy] = useState(false);
  const retry = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      await onRetry();
    } finally {
      setBusy(false);
    }
  };
  return { busy, retry: () => void retry() };
}
