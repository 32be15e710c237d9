import type { QuoteRequestDto } from '../../api/generated';
import { csvTime, type CsvColumn } from '../../ui/admin/csv';
import { phone } from '../../ui/format';
import { KIND_LABELS, STATE_LABELS } from './quote-labels';

/** The requests as a file: everything the visitor wrote, and where it stands. */
export const quoteCsvColumns: CsvColumn<QuoteRequestDto>[] = [
  { label: 'Recibida', value: ({ created_at: at }) => csvTime(at) },
  { label: 'Estado', value: ({ state }) => STATE_LABELS[state] },
  { label: 'Nombre', value: ({ name }) => name },
  { label: 'Email', value: ({ email }) => email },
  { label: 'Teléfono', value: ({ phone_number: number }) => phone(number) },
  { label: 'Tipo', value: ({ kind }) => KIND_LABELS[kind] },
  { label: 'Invitados', value: ({ guests }) => guests },
  { label: 'Fecha del evento', value: ({ event_date: day }) => day },
  { label: 'Comuna', value: ({ city }) => city?.name },
  { label: 'Chef', value: ({ chef }) => chef?.chef_name },
  { label: 'Experiencia', value: ({ proposal }) => proposal?.dish_name },
  { label: 'Mensaje', value: ({ message }) => message },
  { label: 'Origen', value: ({ utm_source: source }) => source },
  { label: 'Medio', value: ({ utm_medium: medium }) => medium },
  { label: 'Campaña', value: ({ utm_campaign: campaign }) => campaign },
];
