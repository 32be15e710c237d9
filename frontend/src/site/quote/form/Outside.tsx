import { guestsText, isOutside } from '../../../ui/experience-size';
import type { Quoted } from '../message';
import { guestsIn } from './quote-request';
import { useChosen, type Ticks } from './use-chosen';

interface OutsideProps {
  about: Quoted | undefined;
  day: string;
  ticks: Ticks;
  /** The number of people, as it is typed. */
  guests: string;
}

/** Says which of the chosen experiences are for fewer or more people. One can ask all the same. */
export function Outside({ about, day, ticks, guests }: OutsideProps) {
  const { chosen } = useChosen(about, day, ticks);
  const number = guestsIn(guests) ?? Number.NaN;
  return (
    <div role="status">
      {chosen.map(({ kind, id, name, guests_min: min = null, guests_max: max = null }) => {
        if (!isOutside(number, min, max)) return null;
        const [first = '', ...rest] = guestsText(min, max) ?? '';
        return (
          <p className="help help--notice" key={`${kind}/${id}`}>
            {name} es {first.toLowerCase()}
            {rest}. Puedes pedir igual: lo vemos con el chef.
          </p>
        );
      })}
    </div>
  );
}
