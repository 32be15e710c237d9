import { Button } from 'antd';

import type { MoneyEntryDto } from '../../api/api';
import { dayOf } from '../../ui/admin/moments';
import { clp } from '../../ui/format';

interface EntriesProps {
  entries: readonly MoneyEntryDto[];
  /** Undefined for who may not correct. */
  onCorrect?: (entry: MoneyEntryDto) => void;
}

/** Every line of an evening's ledger, the newest first. */
export function Entries({ entries, onCorrect }: EntriesProps) {
  if (entries.length === 0) return <p className="g-soft">Todavía no hay pagos.</p>;
  return (
    <ul className="money-entries">
      {entries.toReversed().map((entry) => (
        <li key={entry.id}>
          <span>
            {titleOf(entry, entries)}
            {entry.comes_to !== null && entry.comes_to !== entry.amount && (
              <em> corregido: queda en {clp(entry.comes_to)}</em>
            )}
          </span>
          <strong>{amountOf(entry)}</strong>
          <small>
            {dayOf(entry.at)} · {entry.who}
            {entry.reference && ` · ${entry.card_digits === null ? 'referencia' : 'autorización'} ${entry.reference}`}
            {entry.note && ` · ${entry.note}`}
          </small>
          {onCorrect && entry.correctable && (
            <Button type="link" size="small" onClick={() => onCorrect(entry)}>
              Corregir
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** 'Pago con tarjeta terminada en 6623, en 3 cuotas' */
function titleOf(entry: MoneyEntryDto, entries: readonly MoneyEntryDto[]): string {
  const { kind, kind_name: name, way_name: way, card_digits: digits, instalments, corrects_id: corrects } = entry;
  if (kind === 'correction') {
    const wrong = entries.find(({ id }) => id === corrects);
    return wrong ? `${name}: ${wrong.kind_name.toLocaleLowerCase('es')} del ${dayOf(wrong.at)}` : name;
  }
  const card = digits === null ? '' : ` terminada en ${digits}`;
  const parts = instalments !== null && instalments > 1 ? `, en ${instalments} cuotas` : '';
  return `${name}, ${way.toLocaleLowerCase('es')}${card}${parts}`;
}

/** What went out is below zero, and so is what a correction takes away. */
function amountOf({ kind, amount }: MoneyEntryDto): string {
  const isOut = kind === 'refund' || kind === 'payout';
  return isOut ? clp(-amount) : kind === 'correction' && amount > 0 ? `+${clp(amount)}` : clp(amount);
}
