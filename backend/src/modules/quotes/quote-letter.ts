import { shownPhone } from '../../platform/http/value/phone.js';
import type { Letter } from '../../platform/mail/letter.js';
import { OTHER_KIND } from './quote-kinds.js';
import type { QuoteRequestDto } from './quotes.dto.js';
import { TO_OFFICE, wishOf } from './receipt-letter.js';

/** The reader of the mail about a request, and the address of its page. */
interface Office {
  productName: string;
  /** The company's address. */
  address: string;
  publicUrl: string;
}

/** The mail to the company about a request. Replies go to the visitor. */
export function quoteLetter(request: QuoteRequestDto, { productName, address, publicUrl }: Office): Letter {
  const what = request.kind === OTHER_KIND ? 'consulta' : 'solicitud de cotización';
  return {
    to: { name: productName, address },
    replyTo: { name: request.name, address: request.email },
    list: 'solicitudes',
    title: `Nueva ${what}`,
    subject: `Nueva ${what}: ${request.name}`,
    paragraphs: [`Llegó una nueva ${what}.`, `Si respondes este correo, le escribes directamente a ${request.name}.`],
    facts: factsOf(request),
    action: { label: 'Ver la solicitud', url: `${publicUrl}/gestion/solicitudes/${request.id}` },
  };
}

function factsOf(request: QuoteRequestDto): [name: string, value: string][] {
  const campaign = [request.utm_source, request.utm_medium, request.utm_campaign].filter(Boolean).join(' / ');
  return [
    ['Nombre', request.name],
    ['Correo', request.email],
    ['Teléfono', shownPhone(request.phone_number) || 'No dejó: respóndele por correo.'],
    ...wishOf(request, TO_OFFICE),
    ...(campaign ? [['Campaña', campaign] satisfies [string, string]] : []),
  ];
}
