import type { DashboardSummaryDto, DutyDto, RequestFiguresDto, TodayDto } from '../../api/generated';

/** A complete product; pass what differs. */
export function summaryOf(changes: Partial<DashboardSummaryDto> = {}): DashboardSummaryDto {
  return {
    active_chefs: 24,
    experiences: 61,
    opinions: 72,
    new_requests: 5,
    people_waiting: 2,
    chefs_without_experiences: 0,
    chefs_without_price: 0,
    chefs_without_food_types: 0,
    chefs_without_cities: 0,
    experiences_without_guests: 0,
    experiences_without_duration: 0,
    experiences_without_diets: 0,
    headers: 3,
    company_missing: [],
    ...changes,
  };
}

/** Four weeks of requests; pass what differs. */
export function requestFiguresOf(changes: Partial<RequestFiguresDto> = {}): RequestFiguresDto {
  return {
    weeks: [
      { week: '2026-11-02', site: 3, campaign: 1, phone: 0 },
      { week: '2026-11-09', site: 0, campaign: 0, phone: 0 },
      { week: '2026-11-16', site: 2, campaign: 2, phone: 1 },
      { week: '2026-11-23', site: 1, campaign: 0, phone: 0 },
    ],
    answers: {
      median_minutes: 125,
      waits: [
        { below_minutes: 60, count: 3 },
        { below_minutes: 120, count: 1 },
        { below_minutes: 240, count: 2 },
        { below_minutes: 600, count: 0 },
        { below_minutes: 1_800, count: 1 },
        { below_minutes: null, count: 1 },
      ],
    },
    funnel: { received: 10, answered: 8, quoted: 5, accepted: 2 },
    accepted: [
      { month: '2026-10', offers: 0, total: 0, paid: 90_000 },
      { month: '2026-11', offers: 2, total: 1_234_500, paid: 600_000 },
    ],
    lost: [
      { reason: 'precio', count: 2 },
      { reason: 'fecha', count: 1 },
    ],
    ...changes,
  };
}

/** Something to do; pass what differs. */
export function dutyOf(changes: Partial<DutyDto> = {}): DutyDto {
  return {
    kind: 'late_request',
    title: 'Sin responder a tiempo',
    since: '2026-11-20T12:00:00.000Z',
    due_on: null,
    request_id: 12,
    offer_id: null,
    evening_id: null,
    client: 'Camila Rojas',
    path: '/gestion/solicitudes/12',
    text: 'Cena para 8 personas',
    owner: null,
    evening: null,
    press: { does: 'open', label: 'Responder', path: '/gestion/solicitudes/12#write-message' },
    ...changes,
  };
}

/** Nothing to do; pass what differs. */
export const todayOf = (changes: Partial<TodayDto> = {}): TodayDto => ({
  duties: [],
  more: [],
  mailed: null,
  ...changes,
});
