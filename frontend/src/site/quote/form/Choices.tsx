import { MAX_CHOICES } from '../../../api/page-values.generated';
import { isSame, useKept } from '../../shortlist/kept';
import { useFound, type Found } from '../../shortlist/use-found';
import type { Quoted } from '../message';
import { choiceValue } from './quote-values';

interface ChoicesProps {
  id: string;
  /** The chef or experience of the page. It comes first. */
  about: Quoted | undefined;
  problem: string | undefined;
}

/** 'Tu mesa': what the visitor has kept, to be asked for together. Each can be left out. Without anything kept it is not there. */
export function Choices({ id, about, problem }: ChoicesProps) {
  const { found } = useFound(useKept()?.kept ?? []);
  const others = found.filter((one) => !about || !isSame(one, about));
  if (others.length === 0) return null;
  const all: Found[] = [...(about ? [{ ...about, isGone: false }] : []), ...others];
  const travelling = all.filter(({ isGone }) => !isGone).slice(0, MAX_CHOICES);
  return (
    <fieldset className="choices" aria-describedby={problem && `${id}-problem`}>
      <legend>Tu mesa</legend>
      {all.map((one) => (
        <div className="agree" key={choiceValue(one)}>
          <input
            id={`${id}-${one.kind}-${one.id}`}
            name="choices"
            type="checkbox"
            value={choiceValue(one)}
            defaultChecked={travelling.includes(one)}
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
  );
}
