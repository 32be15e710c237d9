import type { AgendaDto, BlockedRangeDto, EveningDto, HeldDayDto } from '../../api/generated';
import { daysAfter } from '../../ui/days';

/** What is on one day: tables and kept days by their hour, and blocked ranges. */
export interface AgendaDay {
  day: string;
  evenings: EveningDto[];
  held: HeldDayDto[];
  blocked: BlockedRangeDto[];
}

const later = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (one < other ? one : other);

/** What is on each of these days that has anything. */
export function byDay({ evenings, held, blocked }: AgendaDto, from: string, to: string): Map<string, AgendaDay> {
  const days = new Map<string, AgendaDay>();
  const at = (day: string): AgendaDay => {
    const known = days.get(day) ?? { day, evenings: [], held: [], blocked: [] };
    days.set(day, known);
    return known;
  };
  for (const evening of evenings) if (evening.day >= from && evening.day <= to) at(evening.day).evenings.push(evening);
  for (const kept of held) if (kept.day >= from && kept.day <= to) at(kept.day).held.push(kept);
  for (const block of blocked) {
    const last = earlier(block.last_day, to);
    for (let day = later(block.first_day, from); day <= last; day = daysAfter(day, 1)) at(day).blocked.push(block);
  }
  return days;
}
