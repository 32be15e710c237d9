import type { MailContent } from '../../platform/mail/mail-content.js';
import { momentInChile, todayInChile } from '../../platform/http/value/day.js';
import { dayAndYear, longDay, pesos } from '../../platform/http/value/words.js';
import { greetingOf } from '../quotes/rules.js';
import type { MyReceiptDto } from './client-money.dto.js';
import type { PaymentEnvelope } from './payment-mails.js';
import type { OpenStep } from './plan.js';
import type { EveningBalance } from './balance.js';

/** What a receipt says beside what came. */
export interface ReceiptFacts {
  receipt: MyReceiptDto;
  balance: EveningBalance;
  /** Whether the evening was cancelled. */
  cancelled: boolean;
  /** Whether it confirms the date of the evening. */
  confirms: boolean;
  /** What is due next; undefined where nothing is. */
  next: OpenStep | undefined;
}

/** Says what a receipt is not. */
export const NO_BOLETA = 'Este comprobante no es una boleta ni una factura.';

/** How money moved, in words: 'Tarjeta de crédito terminada en 6623, en 3 cuotas'. */
export function wayWords({ way, card_type: type, card_digits: digits, instalments }: MyReceiptDto): string {
  if (way === 'transfer') return 'Transferencia';
  if (way === 'gift_card') return 'Gift card';
  if (way === 'other') return 'Otra forma';
  const card = type === 'VD' ? 'Tarjeta de débito' : type === 'VP' ? 'Tarjeta de prepago' : 'Tarjeta de crédito';
  const parts = instalments !== null && instalments > 1 ? `, en ${instalments} cuotas` : '';
  return `${card}${digits ? ` terminada en ${digits}` : ''}${parts}`;
}

/** When money moved. Of a transfer, and of what staff noted, only the day is known. */
function whenWords({ way, at }: MyReceiptDto): string {
  const moment = new Date(at);
  return way === 'card' || way === 'gift_card' ? momentInChile(moment) : longDay(todayInChile(moment));
}

/** The lines of a receipt. */
export const receiptFacts = (receipt: MyReceiptDto): [string, string][] => [
  ['Comprobante', receipt.number],
  ['Fecha', whenWords(receipt)],
  ['Monto', pesos(receipt.amount)],
  ['Forma de pago', wayWords(receipt)],
  ...(receipt.authorization
    ? [[receipt.way === 'card' ? 'Autorización' : 'Referencia', receipt.authorization] satisfies [string, string]]
    : []),
];

/** The mail to a client with the receipt of what came. */
export function receiptMail(
  { receipt, ...facts }: ReceiptFacts,
  { reader, office, url }: PaymentEnvelope,
): MailContent {
  const { number, amount } = receipt;
  return {
    to: reader,
    replyTo: office,
    list: 'pagos',
    title: 'Recibimos tu pago',
    subject: `Recibimos tu pago de ${pesos(amount)}: ${number}`,
    paragraphs: [
      `${greetingOf(reader)}:`,
      'Este es el comprobante de tu pago. Gracias.',
      ...(facts.confirms ? ['Con él queda confirmada la fecha de tu mesa.'] : []),
      ...leftWords(facts),
    ],
    facts: receiptFacts(receipt),
    action: { label: 'Ver tus pagos', url },
    after: [`${NO_BOLETA} Si algo no calza, responde este correo.`],
  };
}

/**
 * The mail to a client that says what was given back.
 * @param cardEnd the last day of the gift card to which it went back
 */
export function returnMail(
  receipt: MyReceiptDto,
  { toGiveBack }: EveningBalance,
  { reader, office, url }: PaymentEnvelope,
  cardEnd?: string,
): MailContent {
  const { number, amount, way, authorization: reference } = receipt;
  return {
    to: reader,
    replyTo: office,
    list: 'pagos',
    title: 'Te devolvimos dinero',
    subject: `Te devolvimos ${pesos(amount)}: ${number}`,
    paragraphs: [
      `${greetingOf(reader)}:`,
      backWords(way),
      ...(cardEnd === undefined ? [] : [`La gift card se puede usar hasta el ${dayAndYear(cardEnd)}.`]),
      ...(toGiveBack > 0 ? [`Quedan ${pesos(toGiveBack)} por devolver: te escribimos cuando esté hecho.`] : []),
    ],
    facts: [
      ['Devolución', number],
      ['Fecha', whenWords(receipt)],
      ['Monto', pesos(amount)],
      ['Cómo', wayWords(receipt)],
      ...(reference ? [['Referencia', reference] as const] : []),
    ],
    action: { label: 'Ver tus pagos', url },
    after: ['Si algo no calza, responde este correo.'],
  };
}

/** What a mail about a correction says: what the entry came to before and after, in whole CLP. */
export interface CorrectionFacts extends Omit<ReceiptFacts, 'confirms'> {
  was: number;
  is: number;
}

/** The mail to a client whose receipt, or mail about what was given back, was wrong. */
export function correctionMail(
  { receipt, was, is, ...facts }: CorrectionFacts,
  { reader, office, url }: PaymentEnvelope,
): MailContent {
  const { number, kind } = receipt;
  const { toGiveBack } = facts.balance;
  const back = toGiveBack > 0 ? [`Quedan ${pesos(toGiveBack)} por devolver: te escribimos cuando esté hecho.`] : [];
  return {
    to: reader,
    replyTo: office,
    list: 'pagos',
    title: 'Corregimos un comprobante',
    subject: `Corregimos tu comprobante ${number}`,
    paragraphs: [
      `${greetingOf(reader)}:`,
      correctionWords(number, kind, was, is),
      ...(kind === 'refund' ? back : leftWords(facts)),
    ],
    facts: [
      [kind === 'refund' ? 'Devolución' : 'Comprobante', number],
      ['Decía', pesos(was)],
      ['Lo correcto', pesos(is)],
    ],
    action: { label: 'Ver tus pagos', url },
    after: [
      `Disculpa la confusión. ${kind === 'refund' ? '' : `${NO_BOLETA} `}Si algo no calza, responde este correo.`,
    ],
  };
}

/** What was wrong. */
function correctionWords(number: string, kind: MyReceiptDto['kind'], was: number, is: number): string {
  if (kind === 'refund')
    return is === 0
      ? `El aviso ${number}, de una devolución de ${pesos(was)}, fue un error nuestro: esa devolución no se hizo.`
      : `El aviso ${number} tenía un error nuestro: lo que te devolvimos son ${pesos(is)}.`;
  return is === 0
    ? `El comprobante ${number}, de un pago de ${pesos(was)}, fue un error nuestro: ese pago no nos llegó, y el comprobante ya no vale.`
    : `El comprobante ${number} tenía un error nuestro: lo que recibimos son ${pesos(is)}.`;
}

/** Where the money is now. */
function backWords(way: MyReceiptDto['way']): string {
  if (way === 'card')
    return 'La devolución a tu tarjeta está hecha. Según tu banco, puede tardar unos días en verse en tu cuenta.';
  if (way === 'gift_card') return 'La devolución está hecha: vuelve a ser saldo de la gift card con que se pagó.';
  return 'La devolución está hecha.';
}

function leftWords({
  balance: { left, toGiveBack },
  cancelled,
  next,
}: Pick<ReceiptFacts, 'balance' | 'cancelled' | 'next'>): string[] {
  const back = `te devolvemos ${pesos(toGiveBack)} y te escribimos cuando esté hecho.`;
  if (cancelled)
    return [toGiveBack > 0 ? `Tu mesa fue cancelada: ${back}` : 'Tu mesa fue cancelada: no queda nada por pagar.'];
  if (toGiveBack > 0) return [`Pagaste más de lo que corresponde: ${back}`];
  if (left === 0) return ['Tu mesa está pagada por completo.'];
  return next
    ? [`Lo que sigue son ${pesos(next.left)}, hasta el ${longDay(next.dueOn)}.`]
    : [`Quedan ${pesos(left)} por pagar.`];
}
