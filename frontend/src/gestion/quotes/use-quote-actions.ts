import {
  useDeleteQuoteRequestMutation,
  useMailQuoteRequestAgainMutation,
  useMoveQuoteRequestMutation,
  type QuoteMoveDto,
  type QuoteRequestDto,
} from '../../api/generated';
import type { RowActs } from '../../ui/admin/use-list';
import { useMoveDialog, type MoveDialogState } from './use-move-dialog';

interface QuoteActions {
  isBusy: (id: number) => boolean;
  /** Makes a move at once, or asks for what it needs first. */
  move: (request: QuoteRequestDto, move: QuoteMoveDto) => void;
  moveDialog: MoveDialogState;
  mailAgain: (request: QuoteRequestDto) => void;
  /** True when the request is gone, or there is nothing more to ask. */
  remove: (request: QuoteRequestDto) => Promise<boolean>;
}

const mailSentence = ({ data: { mailed } }: { data: QuoteRequestDto }) =>
  mailed ? 'Enviamos el aviso a la empresa.' : 'El correo aún no llega a la empresa.';

/** What can be done with a request; each call answers with a toast, and the list and the count of new ones follow. */
export function useQuoteActions({ isBusy, run, remove }: RowActs<QuoteRequestDto>): QuoteActions {
  const [moveRequest] = useMoveQuoteRequestMutation();
  const moveDialog = useMoveDialog();
  const [mailRequestAgain] = useMailQuoteRequestAgainMutation();
  const [deleteRequest] = useDeleteQuoteRequestMutation();
  return {
    isBusy,
    moveDialog,
    move: (request, move) => {
      const { id, version } = request;
      if (move.needs !== 'nothing') moveDialog.ask(request, move);
      else void run(id, () => moveRequest({ id, moveQuoteRequestDto: { state: move.to, version } }).unwrap());
    },
    mailAgain: ({ id }) => void run(id, () => mailRequestAgain({ id }).unwrap(), mailSentence),
    remove: (request) => remove(request, () => deleteRequest({ id: request.id }).unwrap()),
  };
}
