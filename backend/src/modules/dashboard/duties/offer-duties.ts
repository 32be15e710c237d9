import { pesos, shortDay } from '../../../platform/http/value/words.js';
import { kind, line, open, request, requests, type Press } from './duty-kind.js';
import {
  DECLINED_CHANGES,
  DECLINED_OFFERS,
  EXPIRED_CHANGES,
  EXPIRED_OFFERS,
  OFFERS_WITHOUT_CHEF,
  OPEN_CHANGES,
  UNDELIVERED_OFFERS,
} from './offer-duties.columns.js';

/** Opens the offer of the duty. */
const offer = (label: string, row: { request_id: number; offer_id: number }): Press =>
  open(label, `${request(row)}/cotizaciones/${row.offer_id}`);

const IN_QUOTE = requests('state=cotizada&sort=turn');
const IN_FORCE = requests('state=aceptada&sort=event_date');

/** Duties about what was offered to clients. */
export const OFFER_DUTIES = {
  declined: kind({
    title: 'Rechazó la cotización',
    read: DECLINED_OFFERS,
    say: (row) => ({
      text: line(row.number, pesos(row.amount), row.decline_reason && `«${row.decline_reason}»`),
      press: offer('Ver cotización', row),
    }),
    all: IN_QUOTE,
  }),
  expired: kind({
    title: 'Venció la cotización',
    read: EXPIRED_OFFERS,
    say: (row) => ({ text: line(row.number, pesos(row.amount)), press: offer('Ver cotización', row) }),
    all: IN_QUOTE,
  }),
  undelivered: kind({
    title: 'La cotización no llegó',
    read: UNDELIVERED_OFFERS,
    say: (row) => ({ text: line(row.number, row.mail?.problem), press: offer('Ver cotización', row) }),
    all: IN_QUOTE,
  }),
  without_chef: kind({
    title: 'La cotización quedó sin chef',
    read: OFFERS_WITHOUT_CHEF,
    say: (row) => ({
      text: line(
        row.number,
        row.revision > 1
          ? `${row.chef_name} ya no está: el cliente no puede aceptar el cambio, sigue en pie lo acordado`
          : `${row.chef_name} ya no está: el cliente no puede aceptarla`,
      ),
      press: offer('Ver cotización', row),
    }),
    all: IN_QUOTE,
  }),
  change_open: kind({
    title: 'Cambio por confirmar',
    read: OPEN_CHANGES,
    say: (row) => ({
      text: line(
        row.number,
        row.event_date && `para el ${shortDay(row.event_date)}`,
        row.viewed_at ? 'el cliente lo abrió' : 'el cliente no lo ha abierto',
        row.valid_until && `vence el ${shortDay(row.valid_until)}`,
      ),
      press: offer('Ver el cambio', row),
    }),
    all: IN_FORCE,
  }),
  change_declined: kind({
    title: 'Dijo que no al cambio',
    read: DECLINED_CHANGES,
    say: (row) => ({
      text: line(row.number, row.decline_reason && `«${row.decline_reason}»`, 'sigue en pie lo acordado'),
      press: offer('Ver el cambio', row),
    }),
    all: IN_FORCE,
  }),
  change_expired: kind({
    title: 'Venció el cambio',
    read: EXPIRED_CHANGES,
    say: (row) => ({ text: line(row.number, 'sigue en pie lo acordado'), press: offer('Ver el cambio', row) }),
    all: IN_FORCE,
  }),
} as const;
