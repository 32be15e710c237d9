import { FieldError } from '../../ui/Field';

interface ChoiceBoxesProps {
  legend: string;
  choices: readonly { id: number; name: string }[];
  chosen: readonly number[];
  problem: string | undefined;
  onChange: (chosen: number[]) => void;
}

/** Choices of a list, each with its box. The chosen ones are kept in one order. */
export function ChoiceBoxes({ legend, choices, chosen, problem, onChange }: ChoiceBoxesProps) {
  return (
    <fieldset className="kitchen-diets">
      <legend>{legend}</legend>
      {choices.map(({ id, name }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            aria-invalid={problem !== undefined}
            onChange={({ target }) =>
              onChange(
                (target.checked ? [...chosen, id] : chosen.filter((other) => other !== id)).sort(
                  (one, other) => one - other,
                ),
              )
            }
          />
          {name}
        </label>
      ))}
      <FieldError role="alert">{problem}</FieldError>
    </fieldset>
  );
}
