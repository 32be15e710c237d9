import { pesos, shortDay } from '../../../platform/http/value/words.js';
import { always, evening, kind, line, open, request } from './duty-kind.js';
import {
  DUE_PAYOUTS,
  DUE_REFUNDS,
  ENDING_GIFT_CARDS,
  GIFT_CARDS_TO_GIVE_BACK,
  MONEY_TO_VERIFY,
  OVERDUE_PAYMENTS,
  WAITING_TRANSFERS,
} from './money-duties.columns.js';

const AGENDA = always('/gestion/agenda');
const REFUNDS = '/gestion/devoluciones';
const PAYOUTS = '/gestion/pagos-a-chefs?state=due';

const giftCard = (id: number): string => `/gestion/gift-cards/${id}`;

/** Duties about money. */
export const MONEY_DUTIES = {
  overdue: kind({
    title: 'Pago atrasado',
    read: OVERDUE_PAYMENTS,
    say: (row) => ({
      text: line(
        row.number,
        `faltan ${pesos(row.amount)}`,
        `velada del ${shortDay(row.day)}${row.to_confirm ? ', por confirmar' : ''}`,
      ),
      press: open('Ver los pagos', `${evening(row)}#pagos`),
    }),
    all: AGENDA,
  }),
  refund: kind({
    title: 'Por devolver',
    only: 'ADMIN',
    read: DUE_REFUNDS,
    say: (row) => ({
      text: line(row.number, pesos(row.amount), row.cancelled ? 'velada cancelada' : 'pagó de más'),
      press: open('Devolver', REFUNDS),
    }),
    all: always(REFUNDS),
  }),
  to_verify: kind({
    title: 'Por verificar',
    only: 'ADMIN',
    read: MONEY_TO_VERIFY,
    say: (row) => ({
      path: row.card_id === null ? request(row) : giftCard(row.card_id),
      text: line(
        row.card_id !== null && 'Gift card',
        row.is_refund ? 'Devolución con tarjeta' : 'Pago con tarjeta',
        pesos(row.amount),
        row.buy_order && `orden ${row.buy_order}`,
      ),
      press: open('Verificar', REFUNDS),
    }),
    all: always(REFUNDS),
  }),
  transfer: kind({
    title: 'Transferencia por confirmar',
    read: WAITING_TRANSFERS,
    say: (row) => ({
      text: line(
        row.number,
        `${pesos(row.amount)} del ${shortDay(row.day)}`,
        row.has_proof ? 'con comprobante' : 'sin comprobante',
      ),
      press: open('Revisar', `${evening(row)}#transferencias`),
    }),
    all: AGENDA,
  }),
  payout: kind({
    title: 'Pago a un chef',
    only: 'ADMIN',
    read: DUE_PAYOUTS,
    say: (row) => ({
      path: PAYOUTS,
      text: line(row.chef_name, row.number, `velada del ${shortDay(row.day)}`, pesos(row.amount)),
      press: open('Pagar', PAYOUTS),
    }),
    all: always(PAYOUTS),
  }),
  gift_card_back: kind({
    title: 'Gift card por devolver',
    only: 'ADMIN',
    read: GIFT_CARDS_TO_GIVE_BACK,
    say: (row) => ({
      path: giftCard(row.card_id),
      text: line(row.number, pesos(row.amount), row.is_void ? 'gift card anulada' : 'se pagó dos veces'),
      press: open('Ver gift card', giftCard(row.card_id)),
    }),
    all: always('/gestion/gift-cards'),
  }),
  gift_card: kind({
    title: 'Gift card por vencer',
    read: ENDING_GIFT_CARDS,
    say: (row) => ({
      path: giftCard(row.card_id),
      text: `Quedan ${pesos(row.left)}. Vence el ${shortDay(row.valid_until)}.`,
      press: open('Ver gift card', giftCard(row.card_id)),
    }),
    all: always('/gestion/gift-cards?state=vigente&sort=valid_until'),
  }),
} as const;
