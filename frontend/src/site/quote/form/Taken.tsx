import { MAX_CHOICES } from '../../../api/page-values.generated';
import { useListTakenChefsQuery } from '../../../api/public.generated';
import type { Found } from '../../shortlist/use-found';
import { todayInChile } from '../../../ui/today';

interface TakenProps {
  chosen: readonly Found[];
  /** The day of the event. */
  day: string;
}

/** Whether it is a whole day, today in Chile or later. A browser hands out nothing of a half written one. */
const isComing = (day: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= todayInChile();

/** Whose chef this is, and what they are called. Undefined while it is not known. */
function chefOf({ kind, id, name, by, chefId }: Found): { id: number; name: string } | undefined {
  if (kind === 'chef') return { id, name };
  return chefId && by ? { id: chefId, name: by } : undefined;
}

/** Says which of the chosen chefs have a table on the day, before anything is sent. One can ask all the same. */
export function Taken({ chosen, day }: TakenProps) {
  const known = chosen.map(chefOf).filter((chef) => chef !== undefined);
  const chefs = known.filter(({ id }, at) => known.findIndex((other) => other.id === id) === at).slice(0, MAX_CHOICES);
  const ids = chefs.map(({ id }) => id).sort((left, right) => left - right);
  const { currentData: data } = useListTakenChefsQuery(
    { chefs: ids.join(','), day },
    { skip: ids.length === 0 || !isComing(day) },
  );
  const taken = chefs.filter(({ id }) => data?.data.chef_ids.includes(id));
  return (
    <div role="status">
      {taken.map(({ id, name }) => (
        <p className="help help--notice" key={id}>
          Ese día {name} ya tiene mesa. Puedes pedir igual: te proponemos otra fecha o chef.
        </p>
      ))}
    </div>
  );
}
