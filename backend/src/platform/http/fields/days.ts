import { firstPastDay, HOUR_PATTERN, isDay, lastEventDay, todayInChile, YEARS_AHEAD } from '../value/day.js';
import { check, field, type FieldOptions } from './field.js';

/** A day for examples of the document. Move it on when it is no event's day any more. */
export const EVENT_DAY = '2029-09-15';

const existing = check('day', isDay, 'Escribe una fecha válida.');

const near = check(
  'near',
  (value) => !isDay(value) || value <= lastEventDay(),
  'Elige una fecha dentro de los próximos tres años.',
);

/** A day of the calendar as 'YYYY-MM-DD', for looking something up: whatever is stored can be found. */
export function Day(options: FieldOptions = {}): PropertyDecorator {
  return field({ type: 'string', format: 'date' }, options, existing);
}

/** A day of the calendar as 'YYYY-MM-DD', at most three years ahead. */
export function NearDay(options: FieldOptions = {}): PropertyDecorator {
  return field({ type: 'string', format: 'date', 'x-years-ahead': YEARS_AHEAD }, options, existing, near);
}

/** A day of the calendar as 'YYYY-MM-DD', today in Chile or later, and at most three years ahead. */
export function FutureDay(options: FieldOptions = {}): PropertyDecorator {
  return field(
    { type: 'string', format: 'date', 'x-years-ahead': YEARS_AHEAD },
    options,
    existing,
    near,
    check('future', (value) => isDay(value) && String(value) >= todayInChile(), 'Elige una fecha desde hoy.'),
  );
}

/** A day of the calendar as 'YYYY-MM-DD', today in Chile or earlier, and at most three years ago. */
export function PastDay(options: FieldOptions = {}): PropertyDecorator {
  return field(
    { type: 'string', format: 'date', 'x-years-ahead': 0 },
    options,
    existing,
    check('past', (value) => isDay(value) && value <= todayInChile(), 'Elige una fecha hasta hoy.'),
    check('recent', (value) => isDay(value) && value >= firstPastDay(), 'Elige una fecha de los últimos tres años.'),
  );
}

/** An hour of the clock as 'HH:MM'. */
export function Hour(options: FieldOptions = {}): PropertyDecorator {
  const sentence = 'Escribe una hora, como 20:30.';
  return field(
    { type: 'string', pattern: HOUR_PATTERN, minLength: 5, maxLength: 5, 'x-msg': sentence },
    { example: '20:30', ...options },
    check('hour', (value) => typeof value === 'string' && new RegExp(HOUR_PATTERN).test(value), sentence),
  );
}

const MONTH_PATTERN = '^20\\d\\d-(0[1-9]|1[0-2])$';

/** A month of this century as 'YYYY-MM'. */
export function Month(options: FieldOptions = {}): PropertyDecorator {
  const sentence = 'Escribe un mes, como 2026-11.';
  return field(
    { type: 'string', pattern: MONTH_PATTERN, minLength: 7, maxLength: 7, 'x-msg': sentence },
    { example: '2026-11', ...options },
    check('month', (value) => typeof value === 'string' && new RegExp(MONTH_PATTERN).test(value), sentence),
  );
}
