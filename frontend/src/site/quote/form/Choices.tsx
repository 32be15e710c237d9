import { useState } from 'react';
import { MAX_CHOICES } from '../../../api/page-values.generated';
import { isSame, useKept } from '../../shortlist/kept';
import { useFound, type Found } from '../../shortlist/use-found';
import type { Quoted } from '../message';
import { choiceValue } from './quote-values';
import { Taken } from './Taken';

interface ChoicesProps {
  id: string;
  /** The chef or experience of the page. It comes first. */
  about: Quoted | undefined;
  /** The day of the event, once it is known. */
  day: string;
  problem: string | undefined;
}

/**
 * 'Tu mesa': what the visitor has kept, to be asked for together. Each can be left out. Without anything kept it is not there.
 * It also says which of the chosen chefs have a table on the day.
 */
export function Choices({ id, about, day, problem }: ChoicesProps) {
  const [changed, setChanged] = useState<Record<string, boolean>>({});
  const kept = useKept()?.kept ?? [];
  const others = kept.filter((one) => !about || !isSame(one, about));
  // The server is asked about four at most. Whose the page's own experience is, matters for the day alone.
  const asked = about && (others.length > 0 || day) ? [about, ...others] : others;
  const { found } = useFound(asked.slice(0, MAX_CHOICES), asked);
  const all: Found[] = about && asked.length === 0 ? [{ ...about, isGone: false }] : found;
  const travelling = all.filter(({ isGone }) => !isGone).slice(0, MAX_CHOICES);
  const isTicked = (one: Found): boolean => changed[choiceValue(one)] ?? travelling.includes(one);
  const chosen = others.length > 0 ? all.filter((one) => !one.isGone && isTicked(one)) : all;

  return (
    <>
      {others.length > 0 && (
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
                onChange={({ target }) => setChanged({ ...changed, [target.value]: target.checked })}
                disabled={one.isGone}
                aria-invalid={problem ? true : undefined}
              />
              <label htmlFor={`${id}-${one.kind}-${one.id}`}>
                {one.name}
                {one.isGone ? ' (ya no está en el sitio)' : one.by && `, de ${one.by}`}
              </label>
            </div>
          ))}
          {problem && (
            <p className="field-error" id={`${id}-problem`}>
              {problem}
            </p>
          )}
        </fieldset>
      )}
      {day && <Taken chosen={chosen} day={day} />}
    </>
  );
}
