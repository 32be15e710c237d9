import {
  useChangeQuoteRequestStateMutation,
  useDeleteQuoteRequestMutation,
  type QuoteRequestDto,
} from '../../api/generated';
import type { RowActs } from '../../ui/admin/use-list';
import type { QuoteState } from './quote-labels';

interface QuoteActions {
  isBusy: (id: number) => boolean;
  move: (request: QuoteRequestDto, state: QuoteState) => void;
  /** True when the request is gone, or there is nothing more to ask. */
  remove: (request: QuoteRequestDto) => Promise<boolean>;
}

/** What can be done with a request; each call answers with a toast, and the list and the count of new ones follow. */
export function useQuoteActions({ isBusy, run, remove }: RowActs<QuoteRequestDto>): QuoteActions {
  const [changeState] = useChangeQuoteRequestStateMutation();
  const [deleteRequest] = useDeleteQuoteRequestMutation();
  return {
    isBusy,
    move: ({ id }, state) => void run(id, () => changeState({ id, changeQuoteRequestStateDto: { state } }).unwrap()),
    remove: (request) => remove(request, () => deleteRequest({ id: request.id }).unwrap()),
  };
}
