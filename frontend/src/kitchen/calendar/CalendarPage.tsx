import { useState } from 'react';

import { useGetKitchenDaysQuery } from '../../api/kitchen.generated';
import { Head } from '../../ui/Head';
import { monthOf, monthsAfter } from '../../ui/months';
import { todayInChile } from '../../ui/today';
import { weeksOf } from '../../ui/weeks';
import { LoadingOrError } from '../LoadingOrError';
import { CalendarFeed } from './CalendarFeed';
import { DaysForm } from './DaysForm';
import { Month } from './Month';
import { WeeklyForm } from './WeeklyForm';

/** How far ahead the months go. */
const MONTHS_AHEAD = 18;

/** The chef's calendar: evenings, blocked days, weekly rules, and the address that other calendars follow. */
export function CalendarPage() {
  const now = monthOf(todayInChile());
  const [month, setMonth] = useState(now);
  const [chosen, setChosen] = useState<{ first: string; last: string }>();
  const weeks = weeksOf(month);
  const { data, error, refetch } = useGetKitchenDaysQuery(
    { from: weeks[0]?.[0] ?? '', to: weeks.at(-1)?.[6] ?? '' },
    { refetchOnMountOrArgChange: true },
  );
  const days = data?.data;

  // The first press begins, the second ends; one before the first starts over.
  const press = (day: string) =>
    setChosen(
      chosen && chosen.first === chosen.last && day > chosen.first
        ? { first: chosen.first, last: day }
        : { first: day, last: day },
    );

  return (
    <section className="kitchen-page">
      <Head title="Tu calendario" noindex />
      <h1>Tu calendario</h1>
      <p className="kitchen-lead">
        Elige un día, o el primero y el último, y bloquéalos. Un día libre se puede bloquear hasta 24 horas antes de que
        empiece; un día con velada, solo hablando con nosotros.
      </p>
      <div className="kitchen-calendar">
        <Month
          month={month}
          weeks={weeks}
          days={days}
          chosen={chosen}
          onPress={press}
          onBack={month > now ? () => setMonth(monthsAfter(month, -1)) : undefined}
          onNext={month < monthsAfter(now, MONTHS_AHEAD) ? () => setMonth(monthsAfter(month, 1)) : undefined}
        />
        {!days && <LoadingOrError error={error} onRetry={refetch} />}
        {chosen && days && (
          <DaysForm
            key={`${chosen.first} ${chosen.last}`}
            days={days}
            chosen={chosen}
            onDone={() => setChosen(undefined)}
          />
        )}
      </div>
      {days && (
        <>
          <WeeklyForm key={JSON.stringify(days.weekly)} days={days} />
          <CalendarFeed />
        </>
      )}
    </section>
  );
}
