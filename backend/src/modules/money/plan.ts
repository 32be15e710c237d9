import { dayAfter, todayInChile } from '../../platform/http/value/day.js';
import { businessDaysUntil } from '../quotes/rules.js';
import type { EveningBalance } from './balance.js';

/** Business days between the yes and the day of the saldo. With fewer, everything is due at once. */
export const BETWEEN_DAYS = 3;

/** What the plan of an evening follows from. */
export interface PlanFacts {
  /** Whole CLP. */
  agreed: number;
  /** The first yes. */
  acceptedAt: Date;
  /** The yes to what holds now: later than the first where what was agreed was changed. */
  changedAt: Date;
  /** When the evening was last moved to another day; null if it never was. */
  movedAt: Date | null;
  /** Day of the evening ('YYYY-MM-DD'). */
  day: string;
  /** The share of the reserva; null while the company has not said how it takes money. */
  reservaPercent: number | null;
  /** Hours after the yes until which the reserva is due. */
  reservaHours: number;
  /** Business days before the evening on which the saldo is due. */
  saldoDays: number;
}

/** What decides besides whether the date of an evening is confirmed. */
export interface DateFacts extends PlanFacts {
  cancelled: boolean;
  /** Whether the company confirms dates with the reserva. */
  confirmsDate: boolean;
  /** The total of the first yes. */
  firstAgreed: number;
}

/** What a part of the total is called. */
export const STEP_NAMES = { reserva: 'Reserva', saldo: 'Saldo', total: 'Total' } as const;

/** A part of the total, and when it is due. */
export interface Step {
  what: keyof typeof STEP_NAMES;
  /** Whole CLP. */
  amount: number;
  /** 'YYYY-MM-DD' */
  dueOn: string;
}

/** A step with what is still to pay of it. */
export interface OpenStep extends Step {
  left: number;
  /** Whether its day has passed. */
  overdue: boolean;
}

const HOUR_MS = 3_600_000;

/**
 * When which part of the total is due. Nothing while the company has not said how it takes money. What a change added is due with its
 * step, and not before the client said yes to it. What a move brought nearer is due at once: on the day of the move. The reserva is
 * never due after the saldo.
 */
export function planOf(facts: PlanFacts): Step[] {
  const changed = todayInChile(facts.changedAt);
  return stepsOf(facts).map((step) => ({ ...step, dueOn: latest(step.dueOn, changed) }));
}

function stepsOf(facts: PlanFacts): Step[] {
  const { agreed, acceptedAt, movedAt, day, reservaPercent, reservaHours, saldoDays } = facts;
  if (reservaPercent === null || agreed <= 0) return [];
  const moved = movedAt ? todayInChile(movedAt) : '';
  if (isNear(facts)) return [{ what: 'total', amount: agreed, dueOn: latest(todayInChile(acceptedAt), moved) }];
  const reserva = shareOf(agreed, reservaPercent);
  const saldoOn = latest(businessDayBefore(day, saldoDays), moved);
  const reservaOn = todayInChile(new Date(acceptedAt.getTime() + reservaHours * HOUR_MS));
  const steps: Step[] = [
    {
      what: reserva === agreed ? 'total' : 'reserva',
      amount: reserva,
      dueOn: reservaOn < saldoOn ? reservaOn : saldoOn,
    },
    { what: reserva === 0 ? 'total' : 'saldo', amount: agreed - reserva, dueOn: saldoOn },
  ];
  return steps.filter(({ amount }) => amount > 0);
}

const latest = (one: string, other: string): string => (one < other ? other : one);

/** Whether an evening is so near to its yes that all is due at once. */
export const isNear = ({ acceptedAt, day, saldoDays }: PlanFacts): boolean =>
  businessDaysUntil(todayInChile(acceptedAt), day) < saldoDays + BETWEEN_DAYS;

const shareOf = (total: number, percent: number): number => Math.round((total * percent) / 100);

/**
 * Whether an evening ahead stands as 'por confirmar': the company confirms dates with the reserva, and that did not come, or all of a near
 * one that is due at once. Without a reserva there is nothing to wait for. What a change added does not unconfirm a date.
 */
export function isToConfirm(facts: DateFacts, { paid, givenBack }: EveningBalance, today = todayInChile()): boolean {
  const { cancelled, confirmsDate, reservaPercent, day } = facts;
  if (cancelled || !confirmsDate || !reservaPercent || day < today) return false;
  const agreed = Math.min(facts.agreed, facts.firstAgreed);
  return paid - givenBack < (isNear(facts) ? agreed : shareOf(agreed, reservaPercent));
}

/** The steps that are not paid, the first to pay first. What was paid counts for the earlier step first. */
export function openSteps(
  steps: readonly Step[],
  { paid, givenBack, left }: EveningBalance,
  today: string,
): OpenStep[] {
  let rest = paid - givenBack;
  const open = steps.flatMap((step) => {
    const covered = Math.min(Math.max(0, rest), step.amount);
    rest -= covered;
    const stepLeft = step.amount - covered;
    return stepLeft > 0 ? [{ ...step, left: stepLeft, overdue: step.dueOn < today }] : [];
  });
  return left > 0 ? open : [];
}

/** All steps of an evening with what is still to pay of each, as DTOs show them. A cancelled evening has none. */
export function shownSteps(facts: PlanFacts & { cancelled: boolean }, balance: EveningBalance, today = todayInChile()) {
  if (facts.cancelled) return [];
  const steps = planOf(facts);
  const open = openSteps(steps, balance, today);
  return steps.map(({ what, amount, dueOn }) => {
    const { left = 0, overdue = false } = open.find((step) => step.what === what) ?? {};
    return { what, amount, due_on: dueOn, left, overdue };
  });
}

/** Which of its two reminders a due day has. */
export type Reminder = 'before' | 'after';

/** Days before a due day on which its payment is reminded of, and after it until which that is caught up with. */
export const REMINDED = { before: 2, after: 3 } as const;

/**
 * Which reminder of what is due on a day goes out today: two days before, or the day before; and from the day after on. Nobody is
 * reminded of what they have just agreed to, or what the mail of a move has just said.
 */
export function reminderOf(
  dueOn: string,
  { changedAt, movedAt }: Pick<PlanFacts, 'changedAt' | 'movedAt'>,
  today: string,
): Reminder | null {
  if (dueOn < today) return dayAfter(dueOn, REMINDED.after) < today ? null : 'after';
  const first = dayAfter(dueOn, -REMINDED.before);
  const said = latest(todayInChile(changedAt), movedAt ? todayInChile(movedAt) : '');
  return first <= today && today < dueOn && said < first ? 'before' : null;
}

/** The last business day that has so many of them after it, up to another day. */
function businessDayBefore(day: string, count: number): string {
  let before = day;
  while (businessDaysUntil(before, day) < count || !isBusinessDay(before)) before = dayAfter(before, -1);
  return before;
}

const isBusinessDay = (day: string): boolean => businessDaysUntil(dayAfter(day, -1), day) === 1;
