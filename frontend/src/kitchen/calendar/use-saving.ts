import { useState } from 'react';

import { fieldErrorsOf } from '../../api/error-text';
import { useToast } from '../../ui/Toast';
import { failureText } from '../failure-text';

/** Sends one change at a time. What was asked for, such as an address, is shown and not announced. What is refused is said beside the form, and nothing typed is lost. */
export function useSaving(): {
  busy: boolean;
  problem: string | undefined;
  save: (send: () => Promise<{ data?: { msg: string; data: unknown }; error?: unknown }>) => Promise<boolean>;
} {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save: ReturnType<typeof useSaving>['save'] = async (send) => {
    if (busy) return false;
    setBusy(true);
    setProblem(undefined);
    const { data, error } = await send();
    setBusy(false);
    if (!data) {
      setProblem(fieldErrorsOf(error)[0]?.msg ?? failureText(error));
      return false;
    }
    if (data.data === null) toast.success(data.msg);
    return true;
  };
  return { busy, problem, save };
}
