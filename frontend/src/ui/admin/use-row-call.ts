import { useState } from 'react';

import { messageOf, statusOf } from '../../api/error-text';
import { useToast } from '../Toast';

interface RowCall {
  /** The row a call is under way for. */
  busyId: number | undefined;
  /**
   * Makes a call for a row and says how it went, in the server's words unless given others.
   * @returns whether the matter is settled: done, refused for good or gone; otherwise trying again makes sense
   */
  run: <Answer extends { msg: string }>(
    id: number,
    call: () => Promise<Answer>,
    done?: (answer: Answer) => string,
  ) => Promise<boolean>;
}

const FOR_GOOD: (number | undefined)[] = [403, 404];

/** What the entries of a row's menu do: one call, one toast (product.md section 8); the list reads itself anew. */
export function useRowCall(): RowCall {
  const toast = useToast();
  const [busyId, setBusyId] = useState<number>();

  const run: RowCall['run'] = async (id, call, done = ({ msg }) => msg) => {
    setBusyId(id);
    try {
      toast.success(done(await call()));
      return true;
    } catch (error) {
      toast.error(messageOf(error));
      return FOR_GOOD.includes(statusOf(error));
    } finally {
      setBusyId(undefined);
    }
  };
  return { busyId, run };
}
