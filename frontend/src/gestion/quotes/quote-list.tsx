import { api } from '../../api/api';
import type { ListQuoteRequestsApiArg, QuoteRequestDto } from '../../api/generated';
import { CutLink, CutText } from '../../ui/admin/feedback/CutText';
import { optionsOf } from '../../ui/admin/field/options-of';
import { withFixedArgs } from '../../ui/admin/list/with-fixed-args';
import type { ListDefinition } from '../../ui/admin/list/list';
import { csvTime, dayOf, timeOf } from '../../ui/admin/moments';
import { todayInChile } from '../../ui/today';
import { NONE, phone } from '../../ui/format';
import { chefPath, requestPath } from '../paths';
import { dayText, KIND_LABELS, REASON_LABELS, STATE_LABELS, waitingText } from './quote-labels';
import { QuoteStateTag } from './QuoteStateTag';
import '../../ui/admin/list/person-cell.css';

function Who({ request }: { request: QuoteRequestDto }) {
  return (
    <div className="g-person">
      <div>
        <CutLink to={requestPath(request.id)}>{request.name}</CutLink>
        <span className="g-person-more">{KIND_LABELS[request.kind]}</span>
      </div>
    </div>
  );
}

/** How far it has come, since when nobody has answered, and whether its client has said how it was. */
function State({ request }: { request: QuoteRequestDto }) {
  const waiting = waitingText(request);
  return (
    <>
      <QuoteStateTag request={request} />
      {waiting && <Wait text={waiting} late={request.overdue} />}
      {request.opinion && <span className="g-quote-wait">Dejó su opinión</span>}
    </>
  );
}

/** A text that is marked when it is late: by a colour and by a word. */
function Wait({ text, late }: { text: string; late: boolean }) {
  return (
    <span className={late ? 'g-quote-wait is-late' : 'g-quote-wait'}>
      {text}
      {late && <span className="visually-hidden"> (atrasada)</span>}
    </span>
  );
}

/** Whose turn it is, and what they will do next. */
function Turn({ request: { owner, next_step: step, next_step_on: on } }: { request: QuoteRequestDto }) {
  return (
    <div className="g-quote-turn">
      <CutText>{owner?.active ? owner.name : 'Nadie'}</CutText>
      {step && (
        <span>
          <CutText>{step}</CutText>
        </span>
      )}
      {on && <Wait text={dayText(on)} late={on < todayInChile()} />}
    </div>
  );
}

export type QuoteList = ListDefinition<QuoteRequestDto, ListQuoteRequestsApiArg>;

/** The list as one looks at it: narrowed down to a view, in the view's own order. */
const listOf = (view: ListQuoteRequestsApiArg['view'], order: QuoteList['order'], none: string): QuoteList => ({
  ...LIST,
  call: withFixedArgs(api.endpoints.listQuoteRequests, { view }),
  order,
  none,
});

const LIST: Omit<QuoteList, 'call' | 'order' | 'none'> = {
  noun: ['solicitud', 'solicitudes'],
  searchLabel: 'Buscar por nombre, contacto o mensaje',
  noMatch: 'Ninguna solicitud coincide con lo que buscas.',
  filters: {
    state: {
      label: 'Estado',
      all: 'Todos los estados',
      options: optionsOf(STATE_LABELS),
    },
    kind: {
      label: 'Tipo',
      all: 'Todos los tipos',
      options: optionsOf(KIND_LABELS),
    },
  },
  columns: [
    { label: 'Nombre', sort: 'name', cell: (request) => <Who request={request} />, csv: ({ name }) => name },
    { label: 'Tipo', csv: ({ kind }) => KIND_LABELS[kind] },
    { label: 'Email', csv: ({ email }) => email },
    { label: 'Teléfono', csv: ({ phone_number: number }) => phone(number) },
    {
      label: 'Estado',
      cell: (request) => <State request={request} />,
      csv: ({ state }) => STATE_LABELS[state],
    },
    {
      label: 'Turno',
      sort: 'turn',
      orders: ['lo más urgente primero', 'lo menos urgente primero'],
      cell: (request) => <Turn request={request} />,
    },
    { label: 'Responsable', csv: ({ owner }) => owner?.name },
    { label: 'Próximo paso', csv: ({ next_step: step }) => step },
    { label: 'Día del paso', csv: ({ next_step_on: on }) => on },
    { label: 'Opinión', csv: ({ opinion }) => (opinion ? 'SI' : 'No') },
    { label: 'Motivo de la pérdida', csv: ({ lost_reason: reason }) => reason && REASON_LABELS[reason] },
    {
      label: 'Recibida',
      sort: 'created_at',
      orders: ['las más antiguas primero', 'las más recientes primero'],
      cell: ({ created_at: at }) => (
        <div className="g-quote-event">
          {dayOf(at)}
          <span>{timeOf(at)}</span>
        </div>
      ),
      csv: ({ created_at: at }) => csvTime(at),
    },
    {
      label: 'Evento',
      sort: 'event_date',
      orders: ['los más próximos primero', 'los más lejanos primero'],
      cell: ({ event_date: day, city }) => (
        <div className="g-quote-event">
          {day || !city ? dayText(day) : 'Sin fecha'}
          {city && (
            <span>
              <CutText>{city.name}</CutText>
            </span>
          )}
        </div>
      ),
      csv: ({ event_date: day }) => day,
    },
    { label: 'Cocina', csv: ({ evening }) => evening?.chef_name },
    { label: 'Hora', csv: ({ evening }) => evening?.starts_at },
    { label: 'Comuna', csv: ({ city }) => city?.name },
    {
      label: 'Invitados',
      sort: 'guests',
      orders: ['de menos a más', 'de más a menos'],
      align: 'end',
      cell: ({ guests }) => guests ?? NONE,
      csv: ({ guests }) => guests,
    },
    {
      label: 'Para',
      cell: ({ chef, proposal }) =>
        chef ? <CutLink to={chefPath(chef.id)}>{proposal?.dish_name ?? chef.chef_name}</CutLink> : NONE,
    },
    { label: 'Chef', csv: ({ chef }) => chef?.chef_name },
    { label: 'Experiencia', csv: ({ proposal }) => proposal?.dish_name },
    { label: 'Mensaje', csv: ({ message }) => message },
    { label: 'Origen', csv: ({ utm_source: source }) => source },
    { label: 'Medio', csv: ({ utm_medium: medium }) => medium },
    { label: 'Campaña', csv: ({ utm_campaign: campaign }) => campaign },
  ],
};

const NOBODY = 'Todavía nadie ha pedido su mesa. Las solicitudes del sitio llegan aquí.';

/** Who cooks, and at what hour. */
const COOKS: QuoteList['columns'][number] = {
  label: 'Cocina',
  cell: ({ evening }) =>
    evening ? (
      <div className="g-quote-turn">
        <CutText>{evening.chef_name}</CutText>
        <span>{evening.starts_at}&nbsp;h</span>
      </div>
    ) : (
      NONE
    ),
  csv: ({ evening }) => evening?.chef_name,
};

/** The evenings of a week: who cooks each and at what hour, in place of when somebody asked for it. */
function withCooks(list: QuoteList): QuoteList {
  const columns = list.columns.flatMap((column) => {
    if (column.label === 'Recibida') return [{ ...column, cell: undefined }];
    if (column.label === 'Cocina') return [];
    return column.label === 'Evento' ? [column, COOKS] : [column];
  });
  return { ...list, columns };
}

/** What one looks at, by its word in the address. The first one is there without a word. */
export const QUOTE_VIEWS = {
  '': { label: 'Por atender', list: listOf('waiting', 'turn', 'No hay nada por atender: nadie espera.') },
  todas: { label: 'Todas', list: listOf(undefined, '-created_at', NOBODY) },
  mias: { label: 'Mías', list: listOf('mine', 'turn', 'Todavía no tienes solicitudes: toma una de las que esperan.') },
  semana: { label: 'Esta semana', list: withCooks(listOf('week', 'event_date', 'Esta semana no hay mesas.')) },
} as const;
export type QuoteView = keyof typeof QUOTE_VIEWS;

/** The board: its columns are the states, so that only the kind narrows it down. */
export const BOARD_LIST: QuoteList = { ...QUOTE_VIEWS.todas.list, filters: { kind: LIST.filters.kind } };
