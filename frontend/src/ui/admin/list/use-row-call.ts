import { startTransition, useRef, useState } from 'react';

import { isSessionOver, messageOf, statusOf } from '../../../api/error-text';
import { ACTION_MS, useToast } from '../../Toast';

interface Outcome<Answer> {
  /** The server's answer; nothing where there was no call, or it was refused. */
  answer?: Answer;
  /** Done, refused for good or gone; otherwise trying again makes sense. */
  settled: boolean;
}

/** A number of ours, or the queue's name of a job. */
type RowId = number | string;

export interface RowCall {
  /** Whether a call for this row is under way. */
  isBusy: (id: RowId) => boolean;
  /** Makes a call for a row and says how it went, in the server's words unless given others. */
  run: <Answer extends { msg: string }>(
    id: RowId,
    call: () => Promise<Answer>,
    done?: (answer: Answer) => string,
    /** The inverse call, for what can be undone; nothing where this answer has none. */
    undo?: (answer: Answer) => (() => Promise<Answer>) | undefined,
  ) => Promise<Outcome<Answer>>;
}

const undone = () => 'Cambio deshecho.';
const FOR_GOOD: (number | undefined)[] = [403, 404];

/**
 * What one does with a row: one call, one toast, and the lists read themselves again, as another
 * administrator may have been faster. A second press arrives before the first one is drawn, and toggling twice is not
 * toggling: while a call for a row is under way, further ones do nothing.
 */
export function useRowCall(): RowCall {
  const toast = useToast();
  const underWay = useRef(new Set<RowId>());
  const [busyIds, setBusyIds] = useState<ReadonlySet<RowId>>(new Set());

  const run: RowCall['run'] = async (id, call, done = ({ msg }) => msg, undo) => {
    if (underWay.current.has(id)) return { settled: false };
    underWay.current.add(id);
    const ids = new Set(underWay.current);
    // Behind the press: it concerns every row.
    startTransition(() => setBusyIds(ids));
    try {
      const answer = await call();
      const back = undo?.(answer);
      if (back) toast.success(done(answer), ACTION_MS, { label: 'Deshacer', press: () => void run(id, back, undone) });
      else toast.success(done(answer));
      return { answer, settled: true };
    } catch (error) {
      if (!isSessionOver(error)) toast.error(messageOf(error));
      return { settled: FOR_GOOD.includes(statusOf(error)) };
    } finally {
      underWay.current.delete(id);
      setBusyIds(new Set(underWay.current));
    }
  };
  return { isBusy: (id) => busyIds.has(id), run };
}
