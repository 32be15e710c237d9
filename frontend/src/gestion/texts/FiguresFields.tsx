import { NumberField } from '../../ui/admin/field/NumberField';
import { FIGURE_MASK } from '../../ui/admin/field/number-masks';
import type { Figures } from '../../ui/text/document';

interface FiguresFieldsProps {
  figures: Figures;
  disabled: boolean;
  onChange: (figures: Figures) => void;
}

/** The figures that the terms state: offers reckon with the same ones. What cannot be meant is refused when they are published. */
export function FiguresFields({ figures, disabled, onChange }: FiguresFieldsProps) {
  const { fee, days, percents } = figures;
  const field = (label: string, value: number, change: (to: number) => Figures) => (
    <label>
      <span>{label}</span>
      <NumberField
        mask={FIGURE_MASK}
        inputMode="decimal"
        value={Number.isNaN(value) ? null : value}
        disabled={disabled}
        onChange={(to) => onChange(change(to ?? NaN))}
      />
    </label>
  );
  return (
    <fieldset className="text-figures">
      <legend>Cifras de los términos</legend>
      <p>
        Valen para los términos, las cotizaciones y sus correos. Al publicarlas, los términos tienen una versión nueva.
      </p>
      <div>
        {field('Boleta del chef, en %', fee, (to) => ({ ...figures, fee: to }))}
        {field('Más de cuántos días hábiles', days[0], (to) => ({ ...figures, days: [to, days[1]] }))}
        {field('Devolución con más días, en %', percents[0], (to) => ({
          ...figures,
          percents: [to, percents[1], percents[2]],
        }))}
        {field('Desde cuántos días hábiles', days[1], (to) => ({ ...figures, days: [days[0], to] }))}
        {field('Devolución entre esos días, en %', percents[1], (to) => ({
          ...figures,
          percents: [percents[0], to, percents[2]],
        }))}
        {field('Devolución con menos días, en %', percents[2], (to) => ({
          ...figures,
          percents: [percents[0], percents[1], to],
        }))}
      </div>
    </fieldset>
  );
}
