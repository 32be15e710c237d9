import type { QuoteActivityDto } from '../../api/generated';
import { clp, phone } from '../../ui/format';
import { dayText, REASON_LABELS, STATE_LABELS } from './quote-labels';

/** Who cancelled an evening, within a sentence. */
const CANCELLER_NAMES = {
  client: 'el cliente',
  chef: 'el chef',
  company: 'la empresa',
  force: 'fuerza mayor',
} as const satisfies Record<NonNullable<QuoteActivityDto['cancelled_by']>, string>;

/** How money moved, within a sentence. */
const PAID_BY = {
  card: 'con tarjeta',
  transfer: 'por transferencia',
  gift_card: 'con gift card',
  other: 'de otra forma',
} as const satisfies Record<NonNullable<QuoteActivityDto['way']>, string>;

/** What a chef answers. */
const ANSWER_NAMES = { can: 'Puedo', cannot: 'No puedo', can_but: 'Puedo, pero…' } as const;

/** The facts of a request that can be corrected, within a sentence. */
const FACT_NAMES: Record<string, string> = {
  kind: 'tipo',
  guests: 'invitados',
  event_date: 'fecha',
  city_id: 'comuna',
  budget_per_person: 'presupuesto',
  reply_by: 'responder por',
  email: 'correo',
  phone_number: 'teléfono',
  choices: 'elige',
  address: 'dirección',
  contact_name: 'quién recibe al chef',
  contact_phone: 'su teléfono',
};

const factText = (field: string, value: string | null): string => {
  if (value === null) return 'nada';
  if (field === 'event_date') return dayText(value);
  if (field === 'phone_number' || field === 'contact_phone') return phone(value);
  return field === 'budget_per_person' ? clp(Number(value)) : value;
};

/** 'invitados: 8 → 20' */
const changeText = ({ field, before, after }: QuoteActivityDto['changes'][number]): string =>
  `${FACT_NAMES[field] ?? field}: ${factText(field, before)} → ${factText(field, after)}`;

/** Who did something, as staff read it. */
export function actorText({
  kind,
  actor,
  actor_name: name,
  chef,
}: Pick<QuoteActivityDto, 'kind' | 'actor' | 'actor_name' | 'chef'>): string {
  if (kind === 'chef_answered' && actor === 'system') return chef ?? 'El chef';
  if (actor === 'client') return 'El cliente';
  if (actor === 'system') return 'El sistema';
  return name ?? 'Alguien del equipo';
}

/**
 * What happened, after the name of who did it.
 * @param erased the request's client is erased: of their words none is left
 */
export function activityText(happened: QuoteActivityDto, erased = false): string {
  const {
    kind,
    actor,
    to,
    reason,
    owner,
    text,
    on,
    starts_at: at,
    chef,
    offer,
    sent_by: way,
    channel,
    letter,
    cancelled_by: by,
    share,
    changes,
    answer,
    amount,
    way: paidBy,
  } = happened;
  const when = [on && `el ${dayText(on)}`, at && `a las ${at}`].filter(Boolean).join(' ');
  const evening = [on && `el ${dayText(on)}`, at && `a las ${at}`, chef && `con ${chef}`].filter(Boolean).join(' ');
  switch (kind) {
    case 'moved':
      return `la dejó en ${to ? STATE_LABELS[to] : 'otro estado'}${reason ? ` (${REASON_LABELS[reason]})` : ''}`;
    case 'assigned':
      return owner ? `la asignó a ${owner}` : 'la dejó sin responsable';
    case 'next_step':
      if (on) return `planeó un paso para el ${dayText(on)}`;
      if (text) return 'planeó un paso';
      // Whether it had words is not known any more.
      return erased ? 'cambió el próximo paso' : 'quitó el próximo paso';
    case 'note':
      return 'dejó una nota interna';
    case 'facts_changed':
      return `corrigió lo que pide el cliente${changes.length > 0 ? `: ${changes.map(changeText).join('; ')}` : ''}`;
    case 'restrictions_changed':
      return actor === 'client'
        ? 'cambió sus restricciones de alimentación'
        : 'cambió las restricciones de alimentación';
    case 'erasure_asked':
      return `pidió que borremos sus datos: se responde hasta el ${dayText(on)}`;
    case 'rectified':
      return 'corrigió los datos del cliente';
    case 'blocked':
      return 'bloqueó los datos del cliente';
    case 'unblocked':
      return 'desbloqueó los datos del cliente';
    case 'erased':
      return actor === 'client' ? 'borró sus datos' : 'borró los datos del cliente';
    case 'taken_by_phone':
      return 'la anotó por teléfono';
    case 'evening_entered':
      return `anotó la velada en la agenda: ${evening}`;
    case 'evening_moved':
      return `cambió la velada: ${evening}`;
    case 'evening_changed':
      return `cambió lo acordado${offer ? `, ahora ${offer}` : ''}${changes.length > 0 ? `: ${changes.map(changeText).join('; ')}` : ''}`;
    case 'evening_cancelled':
      return `canceló la velada: ${evening}${by === null ? '' : `. Canceló ${CANCELLER_NAMES[by]}; se devuelve el ${share ?? 0} %`}`;
    case 'offer_sent':
      return `envió la cotización ${offer ?? ''}${way ? ` por ${way === 'mail' ? 'correo' : 'enlace'}` : ''}`;
    case 'offer_viewed':
      return `abrió la cotización ${offer ?? ''}`;
    case 'offer_accepted':
      return actor === 'client'
        ? `aceptó la cotización ${offer ?? ''}`
        : `anotó que el cliente aceptó la cotización ${offer ?? ''}`;
    case 'offer_declined':
      return `dijo que no a la cotización ${offer ?? ''}`;
    case 'offer_expired':
      return `dejó vencer la cotización ${offer ?? ''}: nadie respondió a tiempo`;
    case 'offer_withdrawn':
      return `retiró el cambio ${offer ?? ''}`;
    case 'evening_overlaps':
      return `avisó que ${chef ?? 'el chef'} tiene otra velada a esa hora`;
    case 'overlap_confirmed':
      return 'confirmó que el chef puede con las dos veladas';
    case 'event_sheet_sent':
      return `envió la ficha a ${chef ?? 'el chef'}${channel === 'whatsapp' ? ' por WhatsApp' : ''}`;
    case 'chef_asked':
      return `le preguntó a ${chef ?? 'un chef'}${way ? ` por ${way === 'mail' ? 'correo' : 'WhatsApp'}` : ''} si puede ${when}`;
    case 'chef_answered':
      return actor === 'system'
        ? `respondió «${answer ? ANSWER_NAMES[answer] : ''}» para ${when}`
        : `anotó que ${chef ?? 'el chef'} respondió «${answer ? ANSWER_NAMES[answer] : ''}» para ${when}`;
    case 'chef_told':
      return `le avisó a ${chef ?? 'un chef'} que ya no va ${when}`;
    case 'chef_inquiry_withdrawn':
      return `retiró la consulta a ${chef ?? 'un chef'}`;
    case 'sheet_received':
      return `anotó que ${chef ?? 'el chef'} recibió la ficha`;
    case 'evening_details_changed':
      return `cambió los datos para esa noche${changes.length > 0 ? `: ${changes.map(changeText).join('; ')}` : ''}`;
    case 'evening_reminded':
      return `recordó la velada al cliente y al chef${on ? `: es el ${dayText(on)}` : ''}`;
    case 'change_wished':
      return 'pidió un cambio de su velada';
    case 'letter_in_chat':
      return `abrió WhatsApp con «${letter ?? 'una carta'}»${chef ? ` para ${chef}` : ''}`;
    case 'letter_overtaken':
      return `no envió «${letter ?? 'una carta'}»: una posterior llegó antes`;
    case 'letter_unmailed':
      return `no envió «${letter ?? 'una carta'}»: el cliente no dejó correo`;
    case 'money_received':
      return actor === 'client'
        ? `pagó ${clp(amount ?? 0)} con tarjeta${offer ? ` (${offer})` : ''}`
        : `anotó un pago de ${clp(amount ?? 0)}${paidBy ? ` ${PAID_BY[paidBy]}` : ''}${offer ? ` (${offer})` : ''}`;
    case 'money_returned':
      return `devolvió ${clp(amount ?? 0)}${paidBy ? ` ${PAID_BY[paidBy]}` : ''}${offer ? ` (${offer})` : ''}`;
    case 'money_corrected':
      return `corrigió un comprobante${offer ? ` (${offer})` : ''}: ${changes.map(changeText).join('; ')}`;
    case 'transfer_announced':
      return `avisó que transfirió ${clp(amount ?? 0)}${offer ? ` (${offer})` : ''}`;
    case 'transfer_not_found':
      return `no encontró la transferencia de ${clp(amount ?? 0)}${offer ? ` (${offer})` : ''}`;
    case 'payment_reminded':
      return `recordó el pago de ${clp(amount ?? 0)}${on ? `, con plazo hasta el ${dayText(on)}` : ''}`;
    case 'opinion_given':
      return 'dejó su opinión';
    case 'opinion_changed':
      return 'cambió su opinión';
    case 'message':
      return channel === 'whatsapp' ? 'abrió WhatsApp con un mensaje' : 'escribió un correo al cliente';
  }
}
