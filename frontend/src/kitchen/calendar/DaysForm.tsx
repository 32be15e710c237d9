import { useId, useState } from 'react';

import {
  useBlockKitchenDaysMutation,
  useFreeKitchenDaysMutation,
  type KitchenDaysDto,
} from '../../api/kitchen.generated';
import { FieldError } from '../../ui/Field';
import { daysAfter, weekdayText } from '../../ui/days';
import { TextField } from '../TextField';
import { stateOf } from './day-state';
import { useSaving } from './use-saving';

interface DaysFormProps {
  days: KitchenDaysDto;
  chosen: { first: string; last: string };
  onDone: () => void;
}

/** What can be done with the days that were pressed. */
export function DaysForm({ days, chosen: { first, last }, onDone }: DaysFormProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [block] = useBlockKitchenDaysMutation();
  const [free] = useFreeKitchenDaysMutation();
  const { busy, problem, save } = useSaving();
  const states = daysFrom(first, last).map((day) => stateOf(day, days));
  const hasOwn = states.includes('own');
  const hasFree = states.includes('free');
  const tooSoon = first < days.first_free;

  const send = async (work: () => Promise<{ data?: { msg: string; data: unknown }; error?: unknown }>) => {
    if (await save(work)) onDone();
  };
  return (
    <div className="kitchen-days" role="group" aria-labelledby={`${id}-what`}>
      <h2 id={`${id}-what`}>{first === last ? weekdayText(first) : `${weekdayText(first)} al ${weekdayText(last)}`}</h2>
      {states.includes('taken') && (
        <p>Tienes velada{first === last ? ' este día' : ' en uno de estos días'}. Si no puedes, llámanos.</p>
      )}
      {states.includes('staff') && <p>El equipo bloqueó {first === last ? 'este día' : 'días de estos'}.</p>}
      {hasFree && tooSoon && <p>Ya no se puede bloquear por aquí: faltan menos de 24 horas. Llámanos.</p>}
      {hasFree && !tooSoon && (
        <TextField
          id={`${id}-reason`}
          label="¿Por qué?"
          optional
          help="Lo lee el equipo."
          maxLength={200}
          value={reason}
          onChange={setReason}
        />
      )}
      <FieldError role="alert">{problem}</FieldError>
      <div className="kitchen-buttons">
        {hasFree && !tooSoon && (
          <button
            type="button"
            className="btn"
            aria-busy={busy}
            onClick={() =>
              void send(() =>
                block({ blockOwnDaysDto: { first_day: first, last_day: last, reason: reason.trim() || null } }),
              )
            }
          >
            {first === last ? 'Bloquear el día' : 'Bloquear los días'}
          </button>
        )}
        {hasOwn && (
          <button
            type="button"
            className="btn btn--outline"
            aria-busy={busy}
            onClick={() => void send(() => free({ ownDaysDto: { first_day: first, last_day: last } }))}
          >
            {first === last ? 'Dejarlo libre' : 'Dejarlos libres'}
          </button>
        )}
        <button type="button" className="btn btn--ghost" onClick={onDone}>
          Cerrar
        </button>
      </div>
    </div>
  );
}

function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = daysAfter(day, 1)) days.push(day);
  return days;
}
