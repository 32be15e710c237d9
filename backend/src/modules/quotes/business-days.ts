import { numberOfDay, OpenDays } from './open-days.js';

const [SUNDAY, SATURDAY] = [0, 6];

/** Monday to Friday, and no public holiday of Chile. */
const BUSINESS = new OpenDays([SUNDAY, SATURDAY]);

/** Business days after one day, up to and including another ('YYYY-MM-DD'). Zero if the other is not later. */
export const businessDaysUntil = (from: string, to: string): number =>
  BUSINESS.between(numberOfDay(from) + 1, numberOfDay(to) + 1);
