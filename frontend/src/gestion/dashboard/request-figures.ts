import type { RequestFiguresDto } from '../../api/generated';
import { LOST_REASON_NAMES } from '../../api/quote-names.generated';
import { inWords, monthDay } from '../../ui/days';
import { clp, counted } from '../../ui/format';
import type { FigureContent } from './figure';

type Week = RequestFiguresDto['weeks'][number];

/** For how many weeks one may look. */
export const PERIODS = ['4', '12', '52'] as const;

const shortDay = inWords({ day: 'numeric', month: 'short' });

/** Since when requests are counted: 'el 31 de agosto'. */
export const sinceText = ({ weeks: [first] }: RequestFiguresDto): string => (first ? `el ${monthDay(first.week)}` : '');

const requests = (amount: number): string => counted(amount, 'solicitud', 'solicitudes');

/** '45 min', '2 h 5 min', '13 h' of working time. */
function workText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

/** '28 %' of a whole that is above zero. */
const share = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`;

const total = ({ site, campaign, phone }: Week): number => site + campaign + phone;

/** How many requests came in each week, and from where. */
export function byWeek(figures: RequestFiguresDto): FigureContent<Week> {
  const { weeks, funnel } = figures;
  const last = weeks.at(-1);
  return {
    name: 'solicitudes-por-semana',
    title: 'Solicitudes por semana',
    says: `${requests(funnel.received)} desde ${sinceText(figures)}; ${last ? total(last) : 0} esta semana.`,
    bars: {
      labels: weeks.map(({ week }) => shortDay(week)),
      series: [
        { label: 'Sitio', colour: 'brand', values: weeks.map(({ site }) => site) },
        { label: 'Campaña', colour: 'accent', values: weeks.map(({ campaign }) => campaign) },
        { label: 'Teléfono', colour: 'line-control', values: weeks.map(({ phone }) => phone) },
      ],
      text: String,
    },
    columns: [
      { label: 'Semana del', csv: ({ week }) => week, text: ({ week }) => shortDay(week) },
      { label: 'Sitio', csv: ({ site }) => site },
      { label: 'Campaña', csv: ({ campaign }) => campaign },
      { label: 'Teléfono', csv: ({ phone }) => phone },
      { label: 'Total', csv: total },
    ],
    rows: weeks,
  };
}

/** How many of the requests came how far. */
export function asFunnel({ funnel }: RequestFiguresDto): FigureContent<{ step: string; amount: number }> {
  const { received, answered, quoted, accepted } = funnel;
  const rows = [
    { step: 'Recibidas', amount: received },
    { step: 'Respondidas', amount: answered },
    { step: 'Cotizadas', amount: quoted },
    { step: 'Aceptadas', amount: accepted },
  ];
  return {
    name: 'de-solicitud-a-aceptada',
    title: 'De la solicitud a la mesa',
    says: `De ${requests(received)} se ${accepted === 1 ? 'aceptó' : 'aceptaron'} ${accepted} (${share(accepted, received)}).`,
    note: 'Cada paso cuenta también las que llegaron más lejos, aunque después se hayan perdido.',
    bars: {
      labels: rows.map(({ step, amount }) => [step, `${amount} · ${share(amount, received)}`]),
      series: [{ label: 'Solicitudes', colour: 'brand', values: rows.map(({ amount }) => amount) }],
      lying: true,
      centred: true,
      text: requests,
    },
    columns: [
      { label: 'Paso', csv: ({ step }) => step },
      { label: 'Solicitudes', csv: ({ amount }) => amount },
      {
        label: 'De las recibidas',
        csv: ({ amount }) => Math.round((1_000 * amount) / received) / 10,
        text: ({ amount }) => share(amount, received),
      },
    ],
    rows,
  };
}

/** '4 h', '3 días' of working time: a working day has ten hours. */
const spanText = (minutes: number): string =>
  minutes < 600 ? `${minutes / 60} h` : counted(minutes / 600, 'día', 'días');

/** What a group of waits is called: 'Menos de 1 h', '2 h a 4 h', '3 días o más'. */
function waitText(from: number | null | undefined, below: number | null): string {
  if (!from) return `Menos de ${spanText(below ?? 0)}`;
  return below === null ? `${spanText(from)} o más` : `${spanText(from)} a ${spanText(below)}`;
}

/** How long clients waited for the first answer. */
export function untilAnswered({ answers }: RequestFiguresDto): FigureContent<{ wait: string; count: number }> {
  const { median_minutes: median, waits } = answers;
  const all = waits.reduce((sum, { count }) => sum + count, 0);
  const rows = waits.map(({ below_minutes: below, count }, index) => ({
    wait: waitText(waits[index - 1]?.below_minutes, below),
    count,
  }));
  return {
    name: 'primera-respuesta',
    title: 'Tiempo hasta la primera respuesta',
    says:
      median === null
        ? 'Todavía nadie ha respondido estas solicitudes.'
        : `La mitad se respondió en ${workText(median)} o menos (mediana).`,
    note: 'En horas hábiles: lunes a sábado de 9 a 19, sin feriados. Un día son diez horas. Solo cuentan las respondidas.',
    bars:
      median === null
        ? undefined
        : {
            labels: rows.map(({ wait, count }) => [wait, `${count} · ${share(count, all)}`]),
            series: [{ label: 'Solicitudes', colour: 'ok', values: rows.map(({ count }) => count) }],
            lying: true,
            text: requests,
          },
    columns: [
      { label: 'Espera hábil', csv: ({ wait }) => wait },
      { label: 'Solicitudes', csv: ({ count }) => count },
      {
        label: 'De las respondidas',
        csv: ({ count }) => (all === 0 ? 0 : Math.round((1_000 * count) / all) / 10),
        text: ({ count }) => share(count, all),
      },
    ],
    rows,
  };
}

/** '2026-11' → 'nov 2026' */
const monthText = inWords({ month: 'short', year: 'numeric' });

/** '$1,5 M' for an axis; smaller amounts whole. */
const shortClp = (amount: number): string =>
  amount >= 1_000_000 ? `$${String(Math.round(amount / 100_000) / 10).replace('.', ',')} M` : clp(amount);

/** What clients accepted in each month, beside what came in. */
export function valueByMonth({ accepted }: RequestFiguresDto): FigureContent<RequestFiguresDto['accepted'][number]> {
  const total = accepted.reduce((sum, month) => sum + month.total, 0);
  const offers = accepted.reduce((sum, month) => sum + month.offers, 0);
  const paid = accepted.reduce((sum, month) => sum + month.paid, 0);
  const isAgreed =
    offers === 0
      ? 'En estos meses no se ha aceptado ninguna cotización'
      : `${clp(total)} en ${counted(offers, 'cotización aceptada', 'cotizaciones aceptadas')}`;
  return {
    name: 'aceptado-y-pagado-por-mes',
    title: 'Aceptado y pagado por mes',
    says: paid === 0 ? `${isAgreed}.` : `${isAgreed}; entraron ${clp(paid)}.`,
    note: 'Meses enteros, el actual hasta hoy, con impuestos. Lo aceptado, en el mes del sí: sin las veladas canceladas, ni lo aceptado por teléfono sin una cotización, que no tiene precio anotado. Lo pagado, en el mes en que entró, por veladas y gift cards.',
    bars:
      offers === 0 && paid === 0
        ? undefined
        : {
            labels: accepted.map(({ month }) => monthText(month)),
            series: [
              { label: 'Aceptado', colour: 'brand', values: accepted.map((month) => month.total) },
              { label: 'Pagado', colour: 'accent', values: accepted.map((month) => month.paid) },
            ],
            beside: true,
            text: clp,
            short: shortClp,
          },
    columns: [
      { label: 'Mes', csv: ({ month }) => month, text: ({ month }) => monthText(month) },
      { label: 'Cotizaciones', csv: (month) => month.offers },
      { label: 'Aceptado (CLP)', csv: (month) => month.total, text: (month) => clp(month.total) },
      { label: 'Pagado (CLP)', csv: (month) => month.paid, text: (month) => clp(month.paid) },
    ],
    rows: accepted,
  };
}

const LIST = new Intl.ListFormat('es');

/** Why requests were lost. */
export function whyLost({ lost }: RequestFiguresDto): FigureContent<RequestFiguresDto['lost'][number]> {
  const all = lost.reduce((sum, { count }) => sum + count, 0);
  const named = ({ reason }: { reason: keyof typeof LOST_REASON_NAMES }): string => LOST_REASON_NAMES[reason];
  const [most] = lost;
  const often = lost.filter(({ count }) => count === most?.count).map((one) => named(one).toLocaleLowerCase('es'));
  return {
    name: 'motivos-de-perdida',
    title: 'Por qué se pierden',
    says: most
      ? `Se ${all === 1 ? 'perdió' : 'perdieron'} ${requests(all)}. Lo más frecuente: ${LIST.format(often)}.`
      : 'No se ha perdido ninguna de estas solicitudes.',
    bars: most && {
      labels: lost.map((one) => [named(one), `${one.count} · ${share(one.count, all)}`]),
      series: [{ label: 'Solicitudes', colour: 'accent', values: lost.map(({ count }) => count) }],
      lying: true,
      text: requests,
    },
    columns: [
      { label: 'Motivo', csv: named },
      { label: 'Solicitudes', csv: ({ count }) => count },
    ],
    rows: lost,
  };
}
