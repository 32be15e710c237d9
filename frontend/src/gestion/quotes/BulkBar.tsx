import { Button, Select } from 'antd';
import { useState } from 'react';

import { messageOf } from '../../api/error-text';
import {
  useAssignQuoteRequestsMutation,
  useExportQuoteRequestsMutation,
  useListQuotePeopleQuery,
  useLoseQuoteRequestsMutation,
  type QuoteOutcomeDto,
  type QuoteRequestDto,
} from '../../api/generated';
import { downloadCsv } from '../../ui/admin/list/csv';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import { SaveGivenUp } from '../../ui/admin/form/use-save-form';
import { counted } from '../../ui/format';
import { useToast } from '../../ui/Toast';
import { QUOTE_VIEWS } from './quote-list';
import { ReasonFields, type Reason } from './ReasonFields';

/** Who was not changed and why: everybody by name, each reason once. */
function refusedText(refused: QuoteOutcomeDto[]): string {
  const reasons = [...new Set(refused.map(({ msg }) => msg ?? ''))];
  const namesFor = (reason: string) =>
    refused.filter(({ msg }) => msg === reason).map(({ id, name }) => name ?? `Solicitud ${id}`);
  return reasons.map((reason) => `${namesFor(reason).join(', ')}: ${reason}`).join(' ');
}

interface BulkBarProps {
  chosen: readonly QuoteRequestDto[];
  /** All of this page. */
  all: readonly QuoteRequestDto[];
  /** Chooses others: none, or those that are left to do. */
  onChoose: (ids: number[]) => void;
  /** Whether its dialog is open, so that it stays although another person takes the chosen ones off the list. */
  onOpen: (open: boolean) => void;
  onDirty: (dirty: boolean) => void;
}

/** What can be done with several requests at once. Those that were not changed stay chosen, and the first says why. */
export function BulkBar({ chosen, all, onChoose, onOpen, onDirty }: BulkBarProps) {
  const { data } = useListQuotePeopleQuery();
  const [assignAll, assigning] = useAssignQuoteRequestsMutation();
  const [loseAll] = useLoseQuoteRequestsMutation();
  const [noteExport, exporting] = useExportQuoteRequestsMutation();
  /** Those that the dialog is about. */
  const [losing, setLosing] = useState<number[]>();
  const toast = useToast();
  const ids = chosen.map(({ id }) => id);

  const lose = (some: number[] | undefined) => {
    setLosing(some);
    onOpen(some !== undefined);
  };

  /** Reports the refused ones as an error, and returns the sentence about the changed ones, if any. */
  function report(outcomes: QuoteOutcomeDto[]): string | undefined {
    const refused = outcomes.filter(({ done }) => !done);
    const changed = outcomes.length - refused.length;
    onChoose(refused.map(({ id }) => id));
    if (refused.length > 0)
      toast.error(`${counted(refused.length, 'no cambió', 'no cambiaron')}. ${refusedText(refused)}`);
    return changed > 0 ? `${counted(changed, 'solicitud cambió', 'solicitudes cambiaron')}.` : undefined;
  }

  async function assign(owner: number): Promise<void> {
    try {
      const { data: outcomes } = await assignAll({ assignQuoteRequestsDto: { ids, owner_id: owner || null } }).unwrap();
      const done = report(outcomes);
      if (done) toast.success(done);
    } catch (error) {
      toast.error(messageOf(error));
    }
  }

  async function exportChosen(): Promise<void> {
    try {
      await noteExport({ exportQuoteRequestsDto: { ids } }).unwrap();
      downloadCsv('solicitudes', QUOTE_VIEWS[''].list.columns, chosen);
    } catch (error) {
      toast.error(messageOf(error));
    }
  }

  return (
    <div className="g-quote-bulk" role="group" aria-label="Con las elegidas">
      <b role="status">{counted(chosen.length, 'elegida', 'elegidas')}</b>
      <Select
        aria-label="Asignar las elegidas"
        placeholder="Asignar a…"
        value={null}
        disabled={assigning.isLoading}
        onChange={(owner: number | null) => void assign(owner ?? 0)}
        options={[
          ...(data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          { value: 0, label: 'Nadie' },
        ]}
      />
      <Button onClick={() => lose(ids)}>Marcar perdidas</Button>
      <LoadingButton busy={exporting.isLoading} onClick={() => void exportChosen()}>
        Exportar elegidas
      </LoadingButton>
      {chosen.length < all.length && (
        <Button type="text" onClick={() => onChoose(all.map(({ id }) => id))}>
          Elegir toda la página
        </Button>
      )}
      <Button type="text" onClick={() => onChoose([])}>
        Quitar selección
      </Button>
      {losing && (
        <ActionDialog<Reason>
          title={`Marcar perdidas: ${counted(losing.length, 'solicitud', 'solicitudes')}`}
          saveLabel="Marcar perdidas"
          draftName="Solicitudes/perdidas"
          initial={{ text: '' }}
          fields={['reason', 'text']}
          save={async ({ reason, text }) => {
            // The form asks for the reason before it saves.
            const { data: outcomes } = await loseAll({
              loseQuoteRequestsDto: { ids: losing, reason: reason ?? 'otra', text },
            }).unwrap();
            const msg = report(outcomes);
            if (msg) return { msg };
            // There is nothing to be glad of, and nothing left to ask.
            lose(undefined);
            throw new SaveGivenUp();
          }}
          onClose={() => lose(undefined)}
          onDirty={onDirty}
        >
          <ReasonFields />
        </ActionDialog>
      )}
    </div>
  );
}
