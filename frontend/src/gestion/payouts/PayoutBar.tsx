import { Button } from 'antd';

import { useMakeBankFileMutation, type BankLineDto, type PayoutRowDto } from '../../api/api';
import { messageOf } from '../../api/error-text';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import { downloadCsv, type CsvValue } from '../../ui/admin/list/csv';
import { clp, counted, sentenceList } from '../../ui/format';
import { useToast } from '../../ui/Toast';

/** What the bank's form asks for, a chef a row. */
const BANK_COLUMNS: { label: string; csv: (line: BankLineDto) => CsvValue }[] = [
  { label: 'RUT', csv: ({ account_rut: rut }) => rut },
  { label: 'Nombre', csv: ({ account_holder: holder }) => holder },
  { label: 'Banco', csv: ({ bank }) => bank },
  { label: 'Tipo de cuenta', csv: ({ account_kind: kind }) => kind },
  { label: 'Número de cuenta', csv: ({ account_number: number }) => number },
  { label: 'Correo', csv: ({ account_email: email }) => email },
  { label: 'Monto acordado', csv: ({ amount }) => amount },
  { label: 'Retención si da boleta', csv: ({ retention }) => retention?.retained },
  { label: 'Líquido si da boleta', csv: ({ retention }) => retention?.net },
  { label: 'Glosa', csv: ({ numbers }) => numbers },
  { label: 'Chef', csv: ({ chef_name: name }) => name },
];

interface PayoutBarProps {
  /** Those among the chosen that are due. */
  due: readonly PayoutRowDto[];
  /** How many are chosen in all. */
  chosen: number;
  onPay: () => void;
  onChoose: (ids: number[]) => void;
}

/** What can be done with several payouts at once: a file for the bank, and noting that they were made. */
export function PayoutBar({ due, chosen, onPay, onChoose }: PayoutBarProps) {
  const [makeFile, making] = useMakeBankFileMutation();
  const toast = useToast();
  const sum = due.reduce((all, { amount }) => all + (amount ?? 0), 0);

  async function take(): Promise<void> {
    try {
      const ids = due.map(({ evening_id: id }) => id);
      const { lines, missing } = (await makeFile({ bankFileDto: { evening_ids: ids } }).unwrap()).data;
      if (missing.length > 0)
        toast.error(
          `Falta la cuenta de ${sentenceList(missing)}: no va en la planilla. Complétala en su ficha de chef.`,
        );
      if (lines.length > 0) downloadCsv('banco-chefs', BANK_COLUMNS, lines);
    } catch (error) {
      toast.error(messageOf(error));
    }
  }

  return (
    <div className="payout-bar" role="group" aria-label="Con los elegidos">
      <b role="status">
        {counted(chosen, 'elegido', 'elegidos')}
        {due.length > 0 && `, ${clp(sum)} por pagar`}
      </b>
      <Button type="primary" disabled={due.length === 0} onClick={onPay}>
        Marcar pagados
      </Button>
      <LoadingButton busy={making.isLoading} disabled={due.length === 0} onClick={() => void take()}>
        Planilla para el banco
      </LoadingButton>
      <Button type="text" onClick={() => onChoose([])}>
        Quitar selección
      </Button>
    </div>
  );
}
