import { api } from '../../api/api';
import type { QuoteMoveDto, QuoteRequestDto } from '../../api/generated';
import { useCall } from '../../api/use-call';
import type { RowActs } from '../../ui/admin/list/use-list';
import type { RowCall } from '../../ui/admin/list/use-row-call';
import { useMoveDialog, type AskedMove } from './use-move-dialog';

export const mailSentence = ({ data: { mailed } }: { data: QuoteRequestDto }) =>
  mailed ? 'Enviamos el aviso a la empresa.' : 'El correo aún no llega a la empresa.';

/** Moves requests, each as it was seen: if somebody was faster, that is said and nothing is lost. */
export function useMove(run: RowCall['run']) {
  const moveRequest = useCall(api.endpoints.moveQuoteRequest);
  const make = ({ request, move: { to } }: AskedMove) => {
    const { id, version } = request;
    const go = (state: QuoteMoveDto['to'], seen: number) =>
      moveRequest({ id, moveQuoteRequestDto: { state, version: seen } });
    void run(
      id,
      () => go(to, version),
      undefined,
      // Not every move has one back. Who marks by mistake what did not take place may take it back for a moment.
      ({ data }) =>
        to === 'realizada' || data.moves.some((back) => back.to === request.state && back.needs === 'nothing')
          ? () => go(request.state, data.version)
          : undefined,
    );
  };
  const moveDialog = useMoveDialog(make);
  return {
    moveDialog,
    /** Makes a move at once, or asks for what it needs first. */
    move: (request: QuoteRequestDto, move: QuoteMoveDto) =>
      move.needs === 'nothing' ? make({ request, move }) : moveDialog.ask(request, move),
  };
}

/** What can be done with a request; each call answers with a toast, and the list and the count of new ones follow. */
export function useQuoteActions({ isBusy, run, remove }: RowActs<QuoteRequestDto>) {
  const { move, moveDialog } = useMove(run);
  const deleteRequest = useCall(api.endpoints.deleteQuoteRequest);
  return {
    isBusy,
    move,
    moveDialog,
    remove: (request: QuoteRequestDto) => remove(request, () => deleteRequest({ id: request.id })),
  };
}
