import { byDay } from './agenda-entries';
import { blockedRange, evening } from './agenda.fixtures';

test('a blocked range is on each of its days that is shown, a table on the day it begins', () => {
  const agenda = {
    evenings: [evening({ day: '2026-12-31', starts_at: '22:00', ends_at: '03:00' })],
    held: [],
    blocked: [blockedRange({ first_day: '2026-11-20', last_day: '2026-12-02' })],
    more: false,
  };
  const days = byDay(agenda, '2026-12-01', '2026-12-31');
  expect([...days.keys()].sort()).toEqual(['2026-12-01', '2026-12-02', '2026-12-31']);
  expect(days.get('2026-12-31')?.evenings).toHaveLength(1);
});
