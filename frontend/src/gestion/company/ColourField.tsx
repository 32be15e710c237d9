import { ConfigProvider } from 'antd';
import { useId } from 'react';

import type { FormControl } from '../../ui/admin/field/form-control';
import { contrast, hexOf, LEAST_CONTRAST, PLATE } from '../../ui/contrast';

/** Colours of the design that can be read on the background. */
const CHOICES = [
  { value: 'white', label: 'Blanco' },
  { value: '#faf7f2', label: 'Crema' },
  { value: '#f8eed8', label: 'Trigo' },
  { value: '#f5e5dd', label: 'Rosa pálido' },
] as const;

interface ColourFieldProps extends FormControl<string> {
  label: string;
}

/** '7,2:1' */
const ratioText = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',')}:1`;

/** What the site does with text of this colour. */
function contrastSentence(colour: string): string {
  const ratio = contrast(colour, PLATE);
  if (ratio === null) return 'No es un color: en el sitio el texto se verá blanco.';
  const found = `Contraste ${ratioText(ratio)} con la placa`;
  if (ratio >= LEAST_CONTRAST) return `${found}: se lee bien.`;
  return `${found}, menos de ${ratioText(LEAST_CONTRAST)}: en el sitio el texto se verá blanco.`;
}

/** The colour of a slide's text: one of the design's or any other, with what the site shows. */
export function ColourField({ id, label, value = 'white', onChange, ...aria }: ColourFieldProps) {
  const { 'aria-required': _required, ...state } = aria;
  const { componentDisabled } = ConfigProvider.useConfig();
  const group = useId();
  const hex = hexOf(value) ?? '#ffffff';
  const chosen = CHOICES.find((choice) => hexOf(choice.value) === hex)?.value;

  return (
    <div {...state} id={id} role="radiogroup" aria-label={label} className="colours">
      {CHOICES.map((choice) => (
        <label key={choice.value} className="colour">
          <input
            type="radio"
            name={group}
            checked={chosen === choice.value}
            disabled={componentDisabled}
            onChange={() => onChange?.(choice.value)}
          />
          <span className="colour-dot" style={{ backgroundColor: choice.value }} />
          {choice.label}
        </label>
      ))}
      <label className="colour">
        <input
          type="color"
          value={hex}
          disabled={componentDisabled}
          onChange={(event) => onChange?.(event.target.value)}
        />
        {chosen ? 'Otro color' : `Otro color: ${value}`}
      </label>
      <p className="help colour-help" role="status">
        {contrastSentence(value)}
      </p>
    </div>
  );
}
