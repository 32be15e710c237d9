import {
  useChangeQuoteRequestStateMutation,
  useDeleteQuoteRequestMutation,
  useMailQuoteRequestAgainMutation,
  type QuoteRequestDto,
} from '../../api/generated';
import type { RowActs } from '../../ui/admin/use-list';
import type { QuoteState } from './quote-labels';

interface QuoteActions {
  isBusy: (id: number) => boolean;
  move: (request: QuoteRequestDto, state: QuoteState) => void;
  mailAgain: (request: QuoteRequestDto) => void;
  /** True when the request is gone, or there is nothing more to ask. */
  remove: (request: QuoteRequestDto) => Promise<boolean>;
}

const mailSentence = ({ data: { mailed } }: { data: QuoteRequestDto }) =>
  mailed ? 'Enviamos el aviso a la empresa.' : 'El correo aún no llega a la empresa.';

/** What can be done with a request; each call answers with a toast, and the list and the count of new ones follow. */
export function useQuoteActions({ isBusy, run, remove }: RowActs<QuoteRequestDto>): QuoteActions {
  const [changeState] = useChangeQuoteRequestStateMutation();
  const [mailRequestAgain] = useMailQuoteRequestAgainMutation();
  const [deleteRequest] = useDeleteQuoteRequestMutation();
  return {
    isBusy,
    move: ({ id }, state) => void run(id, () => changeState({ id, changeQuoteRequestStateDto: { state } }).unwrap()),
    mailAgain: ({ id }) => void run(id, () => mailRequestAgain({ id }).unwrap(), mailSentence),
    remove: (request) => remove(request, () => deleteRequest({ id: request.id }).unwrap()),
  };
}
