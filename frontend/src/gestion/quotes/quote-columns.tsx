import type { QuoteRequestDto } from '../../api/generated';
import { CutText } from '../../ui/admin/CutText';
import type { Column } from '../../ui/admin/DataTable';
import { dayText, KIND_LABELS, momentText } from './quote-labels';
import { QuoteStateTag } from './QuoteStateTag';

/** The requests table; a name opens its request. */
export function quoteColumns(onOpen: (request: QuoteRequestDto) => void): Column<QuoteRequestDto>[] {
  return [
    {
      key: 'name',
      label: 'Nombre',
      sortKey: 'name',
      render: (request) => (
        <div className="g-person">
          <div>
            <button type="button" className="g-quote-open" onClick={() => onOpen(request)}>
              <CutText>{request.name}</CutText>
            </button>
            <span className="g-person-more">{KIND_LABELS[request.kind]}</span>
          </div>
        </div>
      ),
    },
    { key: 'state', label: 'Estado', render: ({ state }) => <QuoteStateTag state={state} /> },
    { key: 'created', label: 'Recibida', sortKey: 'created_at', render: ({ created_at: at }) => momentText(at) },
    {
      key: 'event',
      label: 'Evento',
      sortKey: 'event_date',
      render: ({ event_date: day, city }) => (
        <div className="g-quote-event">
          {dayText(day)}
          <span>
            <CutText>{city?.name ?? 'Sin comuna'}</CutText>
          </span>
        </div>
      ),
    },
    {
      key: 'guests',
      label: 'Invitados',
      sortKey: 'guests',
      align: 'end',
      render: ({ guests }) => guests ?? 'Sin dato',
    },
    {
      key: 'for',
      label: 'Para',
      render: ({ chef, proposal }) => <CutText>{proposal?.dish_name ?? chef?.chef_name ?? 'Sin preferencia'}</CutText>,
    },
  ];
}
