import { api } from '../../api/api';
import type { ListQuoteRequestsApiArg, QuoteRequestDto } from '../../api/generated';
import { CopyButton } from '../../ui/admin/CopyText';
import { csvTime } from '../../ui/admin/csv';
import { CutLink, CutText } from '../../ui/admin/CutText';
import { MailIcon, PhoneIcon } from '../../ui/admin/icons';
import type { ListDefinition } from '../../ui/admin/list';
import { useRecordLink } from '../../ui/admin/record-address';
import { NONE, phone } from '../../ui/format';
import { chefPath } from '../paths';
import { dayOf, dayText, KIND_LABELS, QUOTE_KINDS, QUOTE_STATES, STATE_LABELS, timeOf } from './quote-labels';
import { QuoteStateTag } from './QuoteStateTag';
import '../../ui/admin/person-cell.css';

function Who({ request }: { request: QuoteRequestDto }) {
  const link = useRecordLink();
  return (
    <div className="g-person">
      <div>
        <CutLink {...link(request.id)}>{request.name}</CutLink>
        <span className="g-person-more">{KIND_LABELS[request.kind]}</span>
      </div>
    </div>
  );
}

/** Requests for quotes: a mailbox, so that the newest come first unless one asks for another order. */
export const quoteList: ListDefinition<QuoteRequestDto, ListQuoteRequestsApiArg> = {
  call: api.endpoints.listQuoteRequests,
  noun: ['solicitud', 'solicitudes'],
  searchLabel: 'Buscar por nombre, contacto o mensaje',
  noMatch: 'Ninguna solicitud coincide con lo que buscas.',
  none: 'Todavía nadie ha pedido su mesa. Las solicitudes del sitio llegan aquí.',
  order: '-created_at',
  filters: {
    state: {
      label: 'Estado',
      all: 'Todos los estados',
      options: QUOTE_STATES.map((state) => ({ value: state, label: STATE_LABELS[state] })),
    },
    kind: {
      label: 'Tipo',
      all: 'Todos los tipos',
      options: QUOTE_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] })),
    },
  },
  columns: [
    { label: 'Nombre', sort: 'name', cell: (request) => <Who request={request} />, csv: ({ name }) => name },
    { label: 'Tipo', csv: ({ kind }) => KIND_LABELS[kind] },
    {
      label: 'Contacto',
      cell: ({ name, email, phone_number: number }) => (
        <span className="g-quote-contact">
          <CopyButton what="Email" value={email} of={name}>
            <MailIcon />
          </CopyButton>
          <CopyButton what="Teléfono" value={phone(number)} of={name}>
            <PhoneIcon />
          </CopyButton>
        </span>
      ),
    },
    { label: 'Email', csv: ({ email }) => email },
    { label: 'Teléfono', csv: ({ phone_number: number }) => phone(number) },
    {
      label: 'Estado',
      cell: (request) => <QuoteStateTag request={request} />,
      csv: ({ state }) => STATE_LABELS[state],
    },
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
          {dayText(day)}
          <span>
            <CutText>{city?.name ?? NONE}</CutText>
          </span>
        </div>
      ),
      csv: ({ event_date: day }) => day,
    },
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
