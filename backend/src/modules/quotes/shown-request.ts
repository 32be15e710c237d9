import { todayInChile } from '../../platform/http/value/day.js';
import type { Waiting } from './answer-clock.js';
import type { ActivityData } from './quote-activity.entity.js';
import { movesByHand, OPEN_STATES } from './quote-moves.js';
import type { QuoteActivityDto } from './quote-work.dto.js';
import type { ActivityRow, QuoteRow } from './quote.columns.js';
import type { QuoteRequestDto } from './quotes.dto.js';

/** A row as staff see it, with values derived from its state and the time. */
export function shownRequest({ choices, ...row }: QuoteRow, { now, lateSince, between }: Waiting): QuoteRequestDto {
  const own = row.chef ? [{ chef: row.chef, proposal: row.proposal }] : [];
  const isNew = row.state === 'nueva';
  const isOpen = OPEN_STATES.some((state) => state === row.state);
  const isPast = row.next_step_on !== null && row.next_step_on < todayInChile(now);
  return {
    ...row,
    choices: choices.length > 0 ? choices : own,
    moves: (row.blocked || row.erased ? [] : movesByHand(row.state)).map(({ to, needs, label = '' }) => ({
      to,
      needs,
      label,
    })),
    waiting_minutes: isNew ? between(row.created_at, now) : null,
    overdue: (isNew && new Date(row.created_at) < lateSince) || (isOpen && isPast) || row.lost_offer !== null,
  };
}

/** An activity as staff see it. */
export function shownActivity({ data, ...row }: ActivityRow): QuoteActivityDto {
  // Written by `QuoteRequestActivity` only.
  const { from = null, to = null, reason = null, owner = null, on = null, ...more } = data as ActivityData;
  const { startsAt: starts_at = null, chef = null, offer = null, sentBy: sent_by = null } = more;
  const { channel = null, subject = null, letter = null } = more;
  const kind = row.kind as QuoteActivityDto['kind'];
  return { ...row, kind, from, to, reason, owner, on, starts_at, chef, offer, sent_by, channel, subject, letter };
}
