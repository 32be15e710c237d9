import { todayInChile } from '../../platform/http/value/day.js';
import type { Waiting } from './answer-clock.js';
import type { ActivityData } from './quote-activity.entity.js';
import { movesOfStaff, OPEN_STATES, type Situation } from './quote-moves.js';
import type { QuoteActivityDto } from './quote-work.dto.js';
import type { ActivityRow, QuoteRow } from './quote.columns.js';
import type { QuoteRequestDto } from './quotes.dto.js';

/** A row as staff see it, with values derived from its state and the time. */
export function shownRequest(
  { choices, offered, ...row }: QuoteRow,
  { now, lateSince, between }: Waiting,
): QuoteRequestDto {
  const own = row.chef ? [{ chef: row.chef, proposal: row.proposal }] : [];
  const isNew = row.state === 'nueva';
  const isOpen = OPEN_STATES.some((state) => state === row.state);
  const today = todayInChile(now);
  const isPast = row.next_step_on !== null && row.next_step_on < today;
  const situation = situationOf({ ...row, offered }, today);
  return {
    ...row,
    choices: choices.length > 0 ? choices : own,
    moves: (row.blocked || row.erased ? [] : movesOfStaff(situation)).map(({ to, needs, by, label = '' }) => ({
      to,
      needs,
      label,
      admin: by === 'admin',
    })),
    waiting_minutes: isNew ? between(row.created_at, now) : null,
    overdue: (isNew && new Date(row.created_at) < lateSince) || (isOpen && isPast) || row.lost_offer !== null,
  };
}

/** What decides about the moves of a row on a day, as `QuoteRequest.situation` says of an entity. */
const situationOf = (
  row: Pick<QuoteRow, 'state' | 'event_date' | 'has_evening' | 'offered'>,
  today: string,
): Situation => ({
  state: row.state,
  hasEvening: row.has_evening,
  dayCame: row.event_date === null || row.event_date <= today,
  offered: row.offered,
});

/** An activity as staff see it. */
export function shownActivity({ data, ...row }: ActivityRow): QuoteActivityDto {
  // Written by `QuoteRequestActivity` only.
  const { from = null, to = null, reason = null, owner = null, on = null, ...more } = data as ActivityData;
  const { startsAt: starts_at = null, chef = null, offer = null, sentBy: sent_by = null } = more;
  const answer = (more.answer ?? null) as QuoteActivityDto['answer'];
  const { channel = null, subject = null, letter = null, cancelledBy = null, share = null, changes = [] } = more;
  const { amount = null } = more;
  const way = (more.way ?? null) as QuoteActivityDto['way'];
  const kind = row.kind as QuoteActivityDto['kind'];
  const evening = { on, starts_at, chef, cancelled_by: cancelledBy as QuoteActivityDto['cancelled_by'], share };
  return {
    ...row,
    kind,
    from,
    to,
    reason,
    owner,
    changes,
    ...evening,
    offer,
    sent_by,
    answer,
    amount,
    way,
    channel,
    subject,
    letter,
  };
}
