import type { Quoted } from '../message';
import { choiceValue } from './quote-values';
import { Taken } from './Taken';
import { useChosen, type Ticks } from './use-chosen';
import { FieldError } from '../../../ui/Field';

interface ChoicesProps {
  id: string;
  /** The chef or experience of the page. It comes first. */
  about: Quoted | undefined;
  /** The day of the event, once it is known. */
  day: string;
  ticks: Ticks;
  onTick: (value: string, isTicked: boolean) => void;
  problem: string | undefined;
}

/**
 * 'Tu mesa': what the visitor has kept, each with a box. It also says which of the chosen chefs have a table on the
 * day.
 */
export function Choices({ id, about, day, ticks, onTick, problem }: ChoicesProps) {
  const { all, chosen, isTicked, hasOthers } = useChosen(about, day, ticks);

  return (
    <>
      {hasOthers && (
        <fieldset className="choices" aria-describedby={problem && `${id}-problem`}>
          <legend>Tu mesa</legend>
          {all.map((one) => (
            <div className="agree" key={choiceValue(one)}>
              <input
                id={`${id}-${one.kind}-${one.id}`}
                name="choices"
                type="checkbox"
                value={choiceValue(one)}
                checked={isTicked(one)}
                onChange={({ target }) => onTick(target.value, target.checked)}
                disabled={one.isGone}
                aria-invalid={problem ? true : undefined}
              />
              <label htmlFor={`${id}-${one.kind}-${one.id}`}>
                {one.name}
                {one.isGone ? ' (ya no está en el sitio)' : one.by && `, de ${one.by}`}
              </label>
            </div>
          ))}
          <FieldError id={`${id}-problem`}>{problem}</FieldError>
        </fieldset>
      )}
      {day && <Taken chosen={chosen} day={day} />}
    </>
  );
}
