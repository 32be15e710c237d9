import { Button, Input } from 'antd';

import type { RetentionDto } from '../../api/api';
import { NumberField } from '../../ui/admin/field/NumberField';
import type { FormControl } from '../../ui/admin/field/form-control';
import { FIGURE_MASK } from '../../ui/admin/field/number-masks';

/** How much of a boleta is retained, by the day from which it holds: a row for each. */
export function RetentionsField({ id, value = [], onChange }: FormControl<RetentionDto[]>) {
  const set = (at: number, change: Partial<RetentionDto>) =>
    onChange?.(value.map((one, index) => (index === at ? { ...one, ...change } : one)));
  return (
    <div className="payout-retentions" id={id} role="group" aria-label="Retención por fecha">
      {value.map(({ from, percent }, at) => (
        <div key={at}>
          <Input
            type="date"
            aria-label={`Retención ${at + 1}: desde`}
            value={from}
            onChange={({ target }) => set(at, { from: target.value })}
          />
          <NumberField
            aria-label={`Retención ${at + 1}: por ciento`}
            mask={FIGURE_MASK}
            inputMode="decimal"
            value={Number.isNaN(percent) ? null : percent}
            onChange={(to) => set(at, { percent: to ?? NaN })}
          />
          <span aria-hidden="true">%</span>
          <Button
            type="text"
            disabled={value.length === 1}
            aria-label={`Quitar la retención ${at + 1}`}
            onClick={() => onChange?.(value.filter((_, index) => index !== at))}
          >
            Quitar
          </Button>
        </div>
      ))}
      <Button
        size="small"
        disabled={value.length >= 20}
        onClick={() => onChange?.([...value, { from: '', percent: NaN }])}
      >
        Agregar un cambio
      </Button>
    </div>
  );
}
