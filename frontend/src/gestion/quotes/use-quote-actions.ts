import {
  useChangeQuoteRequestStateMutation,
  useDeleteQuoteRequestMutation,
  type QuoteRequestDto,
} from '../../api/generated';
import { useRowCall } from '../../ui/admin/use-row-call';
import type { QuoteState } from './quote-labels';

interface QuoteActions {
  isBusy: (id: number) => boolean;
  /** The request as it is now; nothing where it could not be moved. */
  move: (request: QuoteRequestDto, state: QuoteState) => Promise<QuoteRequestDto | undefined>;
  /** True when the request is gone, or there is nothing more to ask. */
  remove: (request: QuoteRequestDto) => Promise<boolean>;
}

/** What can be done with a request; each call answers with a toast, and the list and the count of new ones follow. */
export function useQuoteActions(): QuoteActions {
  const { isBusy, run } = useRowCall();
  const [changeState] = useChangeQuoteRequestStateMutation();
  const [deleteRequest] = useDeleteQuoteRequestMutation();
  return {
    isBusy,
    move: async ({ id }, state) => {
      const { answer } = await run(id, () => changeState({ id, changeQuoteRequestStateDto: { state } }).unwrap());
      return answer?.data;
    },
    remove: async ({ id }) => (await run(id, () => deleteRequest({ id }).unwrap())).settled,
  };
}
