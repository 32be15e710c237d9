import { useId, useState, type FormEvent } from 'react';

import {
  useEndKitchenRepeatMutation,
  useRepeatKitchenBlockMutation,
  type KitchenDaysDto,
} from '../../api/kitchen.generated';
import { Field, FieldError } from '../../ui/Field';
import { daysAfter, weekdayText } from '../../ui/days';
import { todayInChile } from '../../ui/today';
import { WEEKDAYS } from '../../ui/weeks';
import { useSaving } from './use-saving';

/** How long the rule is that is offered. */
const YEAR = 365;

/** 'Los lunes no': days of the week that the chef keeps free. */
export function WeeklyForm({ days }: { days: KitchenDaysDto }) {
  const id = useId();
  const [weekday, setWeekday] = useState(1);
  const [last, setLast] = useState(daysAfter(todayInChile(), YEAR));
  const [repeat] = useRepeatKitchenBlockMutation();
  const [end] = useEndKitchenRepeatMutation();
  const { busy, problem, save } = useSaving();
  const known = days.weekly.find((rule) => rule.weekday === weekday);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save(() => repeat({ weeklyBlockDto: { weekday, last_day: last } }));
  };
  return (
    <section className="kitchen-weekly" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Todas las semanas</h2>
      {days.weekly.length > 0 && (
        <ul role="list">
          {days.weekly.map((rule) => (
            <li key={rule.weekday}>
              <span>
                Los {plural(rule.weekday)} no, hasta el {weekdayText(rule.last_day)} de {rule.last_day.slice(0, 4)}
              </span>
              <button
                type="button"
                className="btn btn--outline btn--sm"
                aria-label={`Dejar libres los ${plural(rule.weekday)}`}
                aria-busy={busy}
                onClick={() => void save(() => end({ weekdayDto: { weekday: rule.weekday } }))}
              >
                Dejar libres
              </button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={submit} noValidate>
        <div className="pair">
          <Field id={`${id}-weekday`} label="No trabajo los">
            {(control) => (
              <select {...control} value={weekday} onChange={({ target }) => setWeekday(Number(target.value))}>
                {WEEKDAYS.map(({ long }, at) => (
                  <option key={long} value={at + 1}>
                    {plural(at + 1)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field id={`${id}-last`} label="Hasta">
            {(control) => (
              <input
                {...control}
                type="date"
                min={days.first_free}
                value={last}
                aria-invalid={problem !== undefined}
                onChange={({ target }) => setLast(target.value)}
              />
            )}
          </Field>
        </div>
        <FieldError role="alert">{problem}</FieldError>
        <p className="help">Los días que ya tienen velada siguen igual.</p>
        <button type="submit" className="btn" aria-busy={busy}>
          {known ? 'Cambiar hasta cuándo' : `Bloquear los ${plural(weekday)}`}
        </button>
      </form>
    </section>
  );
}

/** 'sábados'; 'lunes' has no other plural. */
const plural = (weekday: number): string => {
  const name = WEEKDAYS[weekday - 1]?.long ?? '';
  return name.endsWith('s') ? name : `${name}s`;
};
