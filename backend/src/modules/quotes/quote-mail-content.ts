import { shownPhone } from '../../platform/http/value/phone.js';
import { longDay } from '../../platform/http/value/words.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { answersTo } from './client-name.js';
import { OTHER_KIND } from './quote-kinds.js';
import type { QuoteRequestDto } from './quotes.dto.js';
import { TO_OFFICE, wishOf } from './receipt-mail-content.js';

/** The reader of a mail about a request, and where the site is. */
export interface OfficeReader {
  office: MailContent['to'];
  publicUrl: string;
}

/** The mail to the company about a request. Replies go to the visitor. */
export function quoteMail(request: QuoteRequestDto, { office, publicUrl }: OfficeReader): MailContent {
  const what = request.kind === OTHER_KIND ? 'consulta' : 'solicitud de cotización';
  return {
    to: office,
    ...answersTo({ name: request.name, address: request.email }),
    list: 'solicitudes',
    title: `Nueva ${what}`,
    subject: `Nueva ${what}: ${request.name}`,
    paragraphs: [
      `Llegó una nueva ${what}.`,
      request.email === null
        ? `${request.name} no dejó correo: respóndele por teléfono.`
        : `Si respondes este correo, le escribes directamente a ${request.name}.`,
    ],
    facts: factsOf(request),
    action: { label: 'Ver la solicitud', url: `${publicUrl}/gestion/solicitudes/${request.id}` },
  };
}

/** The mail to the company that a client withdrew a request. */
export function withdrawnMail({ id, name }: QuoteRequestDto, { office, publicUrl }: OfficeReader): MailContent {
  return {
    to: office,
    list: 'solicitudes',
    title: 'Solicitud retirada',
    subject: `${name} retiró su solicitud`,
    paragraphs: ['El cliente retiró su solicitud desde su página. Ya no hay que responderla.'],
    action: { label: 'Ver la solicitud', url: `${publicUrl}/gestion/solicitudes/${id}` },
  };
}

/**
 * The mail to the company that a client with an agreed evening wants to be erased.
 * @param dueOn the last legal day to answer ('YYYY-MM-DD')
 */
export function erasureMail(
  { id, name }: QuoteRequestDto,
  dueOn: string,
  { office, publicUrl }: OfficeReader,
): MailContent {
  const day = longDay(dueOn);
  return {
    to: office,
    list: 'solicitudes',
    title: 'Pidieron borrar sus datos',
    subject: `${name} pidió que borremos sus datos`,
    paragraphs: [
      `La ley da 30 días para responder: hasta el ${day}.`,
      'Un administrador lo ve y lo responde en Datos personales.',
    ],
    facts: [['Solicitud', `#${id}`]],
    action: { label: 'Ver los pedidos', url: `${publicUrl}/gestion/datos-personales` },
  };
}

function factsOf(request: QuoteRequestDto): [name: string, value: string][] {
  const campaign = [request.utm_source, request.utm_medium, request.utm_campaign].filter(Boolean).join(' / ');
  return [
    ['Nombre', request.name],
    ['Correo', request.email ?? 'No dejó: respóndele por teléfono.'],
    ['Teléfono', shownPhone(request.phone_number) || 'No dejó: respóndele por correo.'],
    ...wishOf(request, TO_OFFICE),
    ...(campaign ? [['Campaña', campaign] satisfies [string, string]] : []),
  ];
}
