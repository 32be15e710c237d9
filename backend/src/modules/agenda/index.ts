export { EveningCancelledError, EveningExistsError, EveningNotFoundError } from './agenda.errors.js';
export { AgendaModule } from './agenda.module.js';
export type { BlockedBy, Busy, TakenBy } from './agenda.repository.js';
export { Agenda, type EveningMove } from './agenda.service.js';
export { BlockedRange } from './blocked-range.entity.js';
export { eveningCalendar, type CalendarEvening, type CalendarWords } from './calendar.js';
export { CHILE, spanOf, type EveningTime } from './evening-time.js';
export { EveningCancelled } from './evening-events.js';
export { Evening, MAX_MINUTES, MIN_MINUTES, type EveningPlan } from './evening.entity.js';
