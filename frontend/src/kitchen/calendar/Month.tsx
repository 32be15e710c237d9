import type { KitchenDaysDto } from '../../api/kitchen.generated';
import { Icon } from '../../ui/Icon';
import { weekdayText } from '../../ui/days';
import { monthOf, monthText } from '../../ui/months';
import { todayInChile } from '../../ui/today';
import { WEEKDAYS } from '../../ui/weeks';
import { stateName, stateOf } from './day-state';

interface MonthProps {
  /** '2026-12' */
  month: string;
  weeks: string[][];
  /** Undefined until they are read. */
  days: KitchenDaysDto | undefined;
  chosen: { first: string; last: string } | undefined;
  onPress: (day: string) => void;
  /** Undefined at the first and the last month. */
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** One month, whose days can be pressed. */
export function Month({ month, weeks, days, chosen, onPress, onBack, onNext }: MonthProps) {
  const now = todayInChile();
  return (
    <div className="kitchen-month">
      <div className="kitchen-month__head">
        <button type="button" className="icon-btn" aria-label="Mes anterior" disabled={!onBack} onClick={onBack}>
          <Icon name="arrow-left" />
        </button>
        <h2 aria-live="polite">{monthText(month)}</h2>
        <button type="button" className="icon-btn" aria-label="Mes siguiente" disabled={!onNext} onClick={onNext}>
          <Icon name="arrow-right" />
        </button>
      </div>
      <div className="kitchen-month__grid" role="group" aria-label={monthText(month)}>
        {WEEKDAYS.map(({ long }) => (
          <span key={long} className="kitchen-month__weekday" aria-hidden="true">
            {long.slice(0, 2)}
          </span>
        ))}
        {weeks.flat().map((day) => {
          if (monthOf(day) !== month) return <span key={day} />;
          const state = days ? stateOf(day, days) : 'free';
          return (
            <button
              key={day}
              type="button"
              className={`kitchen-day kitchen-day--${state}`}
              aria-label={`${weekdayText(day)}, ${stateName(state)}`}
              aria-pressed={chosen !== undefined && chosen.first <= day && day <= chosen.last}
              aria-current={day === now ? 'date' : undefined}
              disabled={!days || day < now}
              onClick={() => onPress(day)}
            >
              {Number(day.slice(8))}
            </button>
          );
        })}
      </div>
      <ul className="kitchen-legend" role="list" aria-hidden="true">
        <li className="kitchen-legend--taken">Velada</li>
        <li className="kitchen-legend--own">Bloqueado por ti</li>
        <li className="kitchen-legend--staff">Por el equipo</li>
      </ul>
    </div>
  );
}
