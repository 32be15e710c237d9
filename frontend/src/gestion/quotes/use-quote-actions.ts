import { useRef, useState } from 'react';

import { messageOf } from '../../api/error-text';
import {
  useChangeQuoteRequestStateMutation,
  useDeleteQuoteRequestMutation,
  type QuoteRequestDto,
} from '../../api/generated';
import { useToast } from '../../ui/Toast';
import type { QuoteState } from './quote-labels';

export interface QuoteActions {
  isBusy: (request: QuoteRequestDto) => boolean;
  /** The request as it is now; nothing where it could not be moved. */
  move: (request: QuoteRequestDto, state: QuoteState) => Promise<QuoteRequestDto | undefined>;
  /** True when the request is gone. */
  remove: (request: QuoteRequestDto) => Promise<boolean>;
}

/**
 * What can be done with a request. One call at a time for each: a second press while the first is on its way does
 * nothing. Done or refused, it is said in a toast, and the list and the count of new ones are read anew, as another
 * administrator may have been faster.
 */
export function useQuoteActions(): QuoteActions {
  const toast = useToast();
  const [changeState] = useChangeQuoteRequestStateMutation();
  const [deleteRequest] = useDeleteQuoteRequestMutation();
  const underWay = useRef(new Set<number>());
  const [busyIds, setBusyIds] = useState<ReadonlySet<number>>(new Set());

  async function run<Answer extends { msg: string }>(
    { id }: QuoteRequestDto,
    call: () => Promise<Answer>,
  ): Promise<Answer | undefined> {
    if (underWay.current.has(id)) return undefined;
    underWay.current.add(id);
    setBusyIds(new Set(underWay.current));
    try {
      const answer = await call();
      toast.success(answer.msg);
      return answer;
    } catch (error) {
      toast.error(messageOf(error));
      return undefined;
    } finally {
      underWay.current.delete(id);
      setBusyIds(new Set(underWay.current));
    }
  }

  return {
    isBusy: ({ id }) => busyIds.has(id),
    move: async (request, state) => {
      const { id } = request;
      const call = () => changeState({ id, changeQuoteRequestStateDto: { state } }).unwrap();
      return (await run(request, call))?.data;
    },
    remove: async (request) => (await run(request, () => deleteRequest({ id: request.id }).unwrap())) !== undefined,
  };
}
