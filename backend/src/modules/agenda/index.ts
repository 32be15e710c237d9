export {
  EveningBegunError,
  EveningCancelledError,
  EveningExistsError,
  EveningNotFoundError,
  EveningOverError,
} from './agenda.errors.js';
export { AgendaModule } from './agenda.module.js';
export { Agenda } from './agenda.service.js';
export { CalendarFeedsService } from './calendar-feeds.service.js';
export { daysBetween } from './days.js';
export { OwnDaysService } from './own-days.service.js';
export { organizerOf } from './organizer.js';
export { BlockedRange } from './blocked-range.entity.js';
export { eveningCalendar, type CalendarEvening, type CalendarParties } from './calendar.js';
export { spanOf, type EveningTime } from './evening-time.js';
export { CANCELLER_NAMES, CANCELLERS, type Cancellation, type CancelledBy } from './cancellation.js';
export { EveningCancelled, EveningChanged } from './evening-events.js';
export { HeldDay } from './held-day.entity.js';
export {
  Evening,
  EVENING_TEXTS,
  MAX_MINUTES,
  MIN_MINUTES,
  type EveningChange,
  type EveningPlan,
  type NightDetails,
} from './evening.entity.js';
