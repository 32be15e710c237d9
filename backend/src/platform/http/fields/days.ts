import { HOUR_PATTERN, isDay, todayInChile } from '../day.js';
import { check, field, type FieldOptions } from './field.js';

/** A day of the calendar as 'YYYY-MM-DD'. */
export function Day({ optional, ...docs }: FieldOptions = {}): PropertyDecorator {
  return field(
    { type: 'string', format: 'date' },
    { optional, ...docs },
    check('day', isDay, 'Escribe una fecha válida.'),
  );
}

/** A day of the calendar as 'YYYY-MM-DD', today in Chile or later. */
export function FutureDay({ optional, ...docs }: FieldOptions = {}): PropertyDecorator {
  return field(
    { type: 'string', format: 'date' },
    { optional, ...docs },
    check('day', isDay, 'Escribe una fecha válida.'),
    check('future', (value) => isDay(value) && String(value) >= todayInChile(), 'Elige una fecha desde hoy.'),
  );
}

/** A day of the calendar as 'YYYY-MM-DD', today in Chile or earlier. */
export function PastDay({ optional, ...docs }: FieldOptions = {}): PropertyDecorator {
  return field(
    { type: 'string', format: 'date' },
    { optional, ...docs },
    check('day', isDay, 'Escribe una fecha válida.'),
    check('past', (value) => isDay(value) && String(value) <= todayInChile(), 'Elige una fecha hasta hoy.'),
  );
}

/** An hour of the clock as 'HH:MM'. */
export function Hour({ optional, ...docs }: FieldOptions = {}): PropertyDecorator {
  const sentence = 'Escribe una hora, como 20:30.';
  return field(
    { type: 'string', pattern: HOUR_PATTERN, minLength: 5, maxLength: 5, 'x-msg': sentence },
    { optional, example: '20:30', ...docs },
    check('hour', (value) => typeof value === 'string' && new RegExp(HOUR_PATTERN).test(value), sentence),
  );
}
