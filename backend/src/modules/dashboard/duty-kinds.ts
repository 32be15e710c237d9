import type { EntityManager } from '@mikro-orm/postgresql';
import type { Statement } from '../../platform/database/statement.js';
import type { Role } from '../../platform/http/access.js';
import { ANSWER_NAMES } from '../offers/index.js';
import { RIGHT_NAMES } from '../personal-data/index.js';
import { OTHER_KIND, QUOTE_KIND_NAMES, type QuoteKind } from '../quotes/index.js';
import {
  ACCEPTED_OFFERS,
  ASKED_RIGHTS,
  CHANGE_WISHES,
  CHEF_ANSWERS,
  DECLINED_CHANGES,
  DECLINED_OFFERS,
  DUE_PAYOUTS,
  ENDING_GIFT_CARDS,
  EVENINGS,
  EXPIRED_CHANGES,
  EXPIRED_OFFERS,
  LATE_REQUESTS,
  NEXT_STEPS,
  OPEN_CHANGES,
  OFFERS_WITHOUT_CHEF,
  STALE_SHEETS,
  UNCONFIRMED_SHEETS,
  UNDELIVERED_OFFERS,
  UNSENT_SHEETS,
  WAITING_ANSWERS,
  WAITING_OPINIONS,
  WAITING_PROFILES,
  WAITING_TRANSFERS,
  WITHDRAWN_REQUESTS,
  type Asked,
} from './duties.columns.js';
import { DUE_REFUNDS, GIFT_CARDS_TO_GIVE_BACK, MONEY_TO_VERIFY, OVERDUE_PAYMENTS } from './money-duties.columns.js';
import { dayText, hourText, placeOf, pesos } from './duty-words.js';

/** What a press on a duty does: it opens a page, notes that somebody took notice, or mails the chef the event sheet. */
export const PRESSES = ['open', 'acknowledge', 'send_sheet'] as const;

/** The one press of a duty. */
export interface Press {
  does: (typeof PRESSES)[number];
  /** What its button says. */
  label: string;
  /** The page that it opens, or on which the same can be done. */
  path: string;
}

/** A duty in words. */
export interface DutyWords {
  /** What it is about: a client's request, or what they wrote. */
  path: string;
  /** What there is to know, in one line. */
  text: string;
  press: Press;
  /** By when the law asks for it ('YYYY-MM-DD'). */
  dueOn?: string;
  /** Of an evening: when it begins, where, and the chef's phone. */
  evening?: { day: string; starts_at: string; place: string; chef_name: string; phone_number: string | null };
}

/** What every duty has. */
interface Found {
  /** Since when it waits, or when it begins. */
  since: string;
  /** How many of its kind there are. */
  total: number;
  /** Null where it is about a request that is gone. */
  request_id: number | null;
  offer_id?: number | null;
  evening_id?: number | null;
  client: string | null;
  owner?: { id: number; name: string; active: boolean } | null;
}

/** Whose duties are asked for: one's own, nobody's, or all. */
export const WHOSE = ['mine', 'nobodys', 'all'] as const;
export type Whose = (typeof WHOSE)[number];

/** The owner whom the page of all duties of a kind asks for, 0 for nobody; undefined for all. */
type Owner = number | undefined;

/** A kind of duty. */
interface Kind<Row extends Found> {
  /** What staff call it. */
  title: string;
  /** Who sees it; everybody unless said. */
  only?: Role;
  read: Statement<Asked, Row>;
  say: (row: Row, can: Can) => DutyWords;
  /** The page of all duties of the kind. */
  all: (owner: Owner) => string;
}

/** What the product can do for staff. */
export interface Can {
  /** Whether mails go out. */
  mail: boolean;
}

const request = (id: number | null): string => `/gestion/solicitudes/${id}`;
const giftCard = (id: number): string => `/gestion/gift-cards/${id}`;
const offer = ({ request_id, offer_id }: { request_id: number | null; offer_id: number | null }): string =>
  offer_id === null ? request(request_id) : `${request(request_id)}/cotizaciones/${offer_id}`;

/** The list of requests, narrowed down. */
const requests =
  (query: string) =>
  (owner: Owner): string =>
    `/gestion/solicitudes?vista=todas&${query}${owner === undefined ? '' : `&owner=${owner}`}`;

const evening = ({ evening_id }: { evening_id: number }): string => `/gestion/veladas/${evening_id}`;

const always = (path: string) => (): string => path;

/** Joins what is known. */
const line = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' · ');

function wishText({ kind, guests, event_date }: { kind: QuoteKind; guests: number | null; event_date: string | null }) {
  const people = guests === null ? '' : ` para ${guests === 1 ? '1 persona' : `${guests} personas`}`;
  return line(kind === OTHER_KIND ? 'Consulta' : QUOTE_KIND_NAMES[kind] + people, event_date && dayText(event_date));
}

interface SheetRow extends Found {
  evening_id: number;
  number?: string | null;
  day: string;
  starts_at: string;
  chef_name: string;
  overlaps?: boolean;
}

/** The sheet of an evening is sent by one press, unless the chef may be elsewhere or no mail goes out. */
function sheetWords(row: SheetRow, { mail }: Can): DutyWords {
  const path = evening(row);
  const open = { does: 'open', label: 'Ver la velada', path } as const;
  return {
    path: request(row.request_id),
    text: line(
      row.number,
      `${dayText(row.day)}, ${hourText(row.starts_at)}`,
      `con ${row.chef_name}`,
      row.overlaps && 'el chef tiene otra velada a esa hora',
    ),
    press: row.overlaps || !mail ? open : { does: 'send_sheet', label: 'Enviar ficha', path },
  };
}

const toOffer = (row: { request_id: number | null; offer_id: number | null }): Press => ({
  does: 'open',
  label: 'Ver cotización',
  path: offer(row),
});

const toChange = (row: { request_id: number | null; offer_id: number | null }): Press => ({
  ...toOffer(row),
  label: 'Ver el cambio',
});

/** Keeps the type of the row between `read` and `say`. */
const kind = <Row extends Found>({ read, say, ...more }: Kind<Row>) => ({
  ...more,
  find: async (em: EntityManager, asked: Asked, can: Can) =>
    (await read.rows(em, asked)).map((row) => ({ row: row as Found, words: say(row, can) })),
});

/**
 * Every kind of duty: what it is called, who sees it, how it is read, and its press. A new kind is a statement in
 * duties.columns.ts and an entry here; screen and mail follow.
 */
export const DUTY_KINDS = {
  late_request: kind({
    title: 'Sin responder a tiempo',
    read: LATE_REQUESTS,
    say: (row) => ({
      path: request(row.request_id),
      text: wishText(row),
      press: { does: 'open', label: 'Responder', path: `${request(row.request_id)}#write-message` },
    }),
    all: requests('state=nueva&sort=turn'),
  }),
  accepted: kind({
    title: 'Aceptó la cotización',
    read: ACCEPTED_OFFERS,
    say: sheetWords,
    all: requests('state=aceptada&sort=event_date'),
  }),
  declined: kind({
    title: 'Rechazó la cotización',
    read: DECLINED_OFFERS,
    say: (row) => ({
      path: request(row.request_id),
      text: line(row.number, pesos(row.amount), row.decline_reason && `«${row.decline_reason}»`),
      press: toOffer(row),
    }),
    all: requests('state=cotizada&sort=turn'),
  }),
  expired: kind({
    title: 'Venció la cotización',
    read: EXPIRED_OFFERS,
    say: (row) => ({
      path: request(row.request_id),
      text: line(row.number, pesos(row.amount)),
      press: toOffer(row),
    }),
    all: requests('state=cotizada&sort=turn'),
  }),
  undelivered: kind({
    title: 'La cotización no llegó',
    read: UNDELIVERED_OFFERS,
    say: (row) => ({
      path: request(row.request_id),
      text: line(row.number, row.mail?.problem),
      press: toOffer(row),
    }),
    all: requests('state=cotizada&sort=turn'),
  }),
  change_open: kind({
    title: 'Cambio por confirmar',
    read: OPEN_CHANGES,
    say: (row) => ({
      path: request(row.request_id),
      text: line(
        row.number,
        row.event_date && `para el ${dayText(row.event_date)}`,
        row.viewed_at ? 'el cliente lo abrió' : 'el cliente no lo ha abierto',
        row.valid_until && `vence el ${dayText(row.valid_until)}`,
      ),
      press: toChange(row),
    }),
    all: requests('state=aceptada&sort=event_date'),
  }),
  change_declined: kind({
    title: 'Dijo que no al cambio',
    read: DECLINED_CHANGES,
    say: (row) => ({
      path: request(row.request_id),
      text: line(row.number, row.decline_reason && `«${row.decline_reason}»`, 'sigue en pie lo acordado'),
      press: toChange(row),
    }),
    all: requests('state=aceptada&sort=event_date'),
  }),
  change_expired: kind({
    title: 'Venció el cambio',
    read: EXPIRED_CHANGES,
    say: (row) => ({
      path: request(row.request_id),
      text: line(row.number, 'sigue en pie lo acordado'),
      press: toChange(row),
    }),
    all: requests('state=aceptada&sort=event_date'),
  }),
  without_chef: kind({
    title: 'La cotización quedó sin chef',
    read: OFFERS_WITHOUT_CHEF,
    say: (row) => ({
      path: request(row.request_id),
      text: line(row.number, `${row.chef_name} ya no está: el cliente no puede aceptarla`),
      press: toOffer(row),
    }),
    all: requests('state=cotizada&sort=turn'),
  }),
  chef_answer: kind({
    title: 'Respondió un chef',
    read: CHEF_ANSWERS,
    say: (row) => {
      const path = `${request(row.request_id)}#chef-inquiries`;
      return {
        path: request(row.request_id),
        text: line(
          `${row.chef_name}: ${ANSWER_NAMES[row.answer]}`,
          `${dayText(row.day)}, ${hourText(row.starts_at)}`,
          row.answer_text && `«${row.answer_text}»`,
        ),
        press: { does: 'open', label: 'Ver la respuesta', path },
      };
    },
    all: requests('sort=turn'),
  }),
  withdrawn: kind({
    title: 'Retiró su solicitud',
    read: WITHDRAWN_REQUESTS,
    say: (row) => ({
      path: request(row.request_id),
      text: line(
        row.event_date && `Para el ${dayText(row.event_date)}`,
        row.was_accepted ? 'estaba aceptada: la velada ya no va' : 'antes de aceptar',
      ),
      press: { does: 'acknowledge', label: 'Enterado', path: request(row.request_id) },
    }),
    all: requests('state=perdida'),
  }),
  next_step: kind({
    title: 'Próximo paso',
    read: NEXT_STEPS,
    say: (row) => ({
      path: request(row.request_id),
      text: row.next_step ?? '',
      press: { does: 'open', label: 'Ver solicitud', path: request(row.request_id) },
    }),
    all: requests('sort=turn'),
  }),
  sheet: kind({
    title: 'Ficha sin enviar',
    read: UNSENT_SHEETS,
    say: sheetWords,
    all: requests('state=aceptada&sort=event_date'),
  }),
  stale_sheet: kind({
    title: 'Ficha que ya no vale',
    read: STALE_SHEETS,
    say: (row, can) => {
      const words = sheetWords(row, can);
      return can.mail ? { ...words, press: { ...words.press, label: 'Enviar la nueva' } } : words;
    },
    all: always('/gestion/agenda'),
  }),
  unconfirmed_sheet: kind({
    title: 'Ficha sin confirmar',
    read: UNCONFIRMED_SHEETS,
    say: (row) => ({ ...sheetWords(row, { mail: false }), path: evening(row) }),
    all: always('/gestion/agenda'),
  }),
  change_wish: kind({
    title: 'Pide un cambio',
    read: CHANGE_WISHES,
    say: (row) => ({
      path: request(row.request_id),
      text: `«${row.text}»`,
      press: { does: 'open', label: 'Ver la velada', path: evening(row) },
    }),
    all: always('/gestion/agenda'),
  }),
  evening: kind({
    title: 'Velada',
    read: EVENINGS,
    say: (row) => {
      const { day, starts_at, chef_name, phone_number } = row;
      return {
        path: request(row.request_id),
        text: row.guests === 1 ? '1 persona' : `${row.guests} personas`,
        press: { does: 'open', label: 'Ver la velada', path: evening(row) },
        evening: { day, starts_at, place: placeOf(row), chef_name, phone_number },
      };
    },
    all: always('/gestion/agenda'),
  }),
  overdue: kind({
    title: 'Pago atrasado',
    read: OVERDUE_PAYMENTS,
    say: (row) => ({
      path: request(row.request_id),
      text: line(
        row.number,
        `faltan ${pesos(row.amount)}`,
        `velada del ${dayText(row.day)}${row.to_confirm ? ', por confirmar' : ''}`,
      ),
      press: { does: 'open', label: 'Ver los pagos', path: `${evening(row)}#pagos` },
    }),
    all: always('/gestion/agenda'),
  }),
  refund: kind({
    title: 'Por devolver',
    only: 'ADMIN',
    read: DUE_REFUNDS,
    say: (row) => ({
      path: request(row.request_id),
      text: line(row.number, pesos(row.amount), row.cancelled ? 'velada cancelada' : 'pagó de más'),
      press: { does: 'open', label: 'Devolver', path: '/gestion/devoluciones' },
    }),
    all: always('/gestion/devoluciones'),
  }),
  to_verify: kind({
    title: 'Por verificar',
    only: 'ADMIN',
    read: MONEY_TO_VERIFY,
    say: (row) => ({
      path: row.card_id === null ? request(row.request_id) : giftCard(row.card_id),
      text: line(
        row.card_id !== null && 'Gift card',
        row.is_refund ? 'Devolución con tarjeta' : 'Pago con tarjeta',
        pesos(row.amount),
        row.buy_order && `orden ${row.buy_order}`,
      ),
      press: { does: 'open', label: 'Verificar', path: '/gestion/devoluciones' },
    }),
    all: always('/gestion/devoluciones'),
  }),
  transfer: kind({
    title: 'Transferencia por confirmar',
    read: WAITING_TRANSFERS,
    say: (row) => ({
      path: request(row.request_id),
      text: line(
        row.number,
        `${pesos(row.amount)} del ${dayText(row.day)}`,
        row.has_proof ? 'con comprobante' : 'sin comprobante',
      ),
      press: { does: 'open', label: 'Revisar', path: `${evening(row)}#transferencias` },
    }),
    all: always('/gestion/agenda'),
  }),
  opinion: kind({
    title: 'Opinión por publicar',
    read: WAITING_OPINIONS,
    say: (row) => {
      const path = `/gestion/chefs-comments?publication=waiting&ficha=${row.comment_id}`;
      return {
        path,
        text: line(`De ${row.chef_name}`, `${row.score.toLocaleString('es-CL')} de 5 estrellas`),
        press: { does: 'open', label: 'Leer y publicar', path },
      };
    },
    all: always('/gestion/chefs-comments?publication=waiting'),
  }),
  opinion_answer: kind({
    title: 'Respuesta por publicar',
    read: WAITING_ANSWERS,
    say: (row) => {
      const path = `/gestion/chefs-comments?answer=waiting&ficha=${row.comment_id}`;
      return {
        path,
        text: `Responde a ${row.client_name}`,
        press: { does: 'open', label: 'Leer y publicar', path },
      };
    },
    all: always('/gestion/chefs-comments?answer=waiting'),
  }),
  profile: kind({
    title: 'Perfil por revisar',
    read: WAITING_PROFILES,
    say: (row) => {
      const path = `/gestion/chef/editar-chef/${row.chef_id}?perfil=revisar`;
      return {
        path,
        text: line(
          row.texts && 'Textos',
          row.price && 'Precio',
          row.picture && 'Foto',
          row.gallery && 'Galería',
          row.menus && 'Menús',
        ),
        press: { does: 'open', label: 'Revisar', path },
      };
    },
    all: always('/gestion/chefs'),
  }),
  payout: kind({
    title: 'Pago a un chef',
    only: 'ADMIN',
    read: DUE_PAYOUTS,
    say: (row) => {
      const path = '/gestion/pagos-a-chefs?state=due';
      return {
        path,
        text: line(row.chef_name, row.number, `velada del ${dayText(row.day)}`, pesos(row.amount)),
        press: { does: 'open', label: 'Pagar', path },
      };
    },
    all: always('/gestion/pagos-a-chefs?state=due'),
  }),
  gift_card_back: kind({
    title: 'Gift card por devolver',
    only: 'ADMIN',
    read: GIFT_CARDS_TO_GIVE_BACK,
    say: (row) => ({
      path: giftCard(row.card_id),
      text: line(row.number, pesos(row.amount), row.is_void ? 'gift card anulada' : 'se pagó dos veces'),
      press: { does: 'open', label: 'Ver gift card', path: giftCard(row.card_id) },
    }),
    all: always('/gestion/gift-cards'),
  }),
  gift_card: kind({
    title: 'Gift card por vencer',
    read: ENDING_GIFT_CARDS,
    say: (row) => {
      const path = giftCard(row.card_id);
      return {
        path,
        text: `Quedan ${pesos(row.left)}. Vence el ${dayText(row.valid_until)}.`,
        press: { does: 'open', label: 'Ver gift card', path },
      };
    },
    all: always('/gestion/gift-cards?state=vigente&sort=valid_until'),
  }),
  data_right: kind({
    title: 'Datos personales',
    only: 'ADMIN',
    read: ASKED_RIGHTS,
    say: (row) => ({
      path: '/gestion/datos-personales',
      text: `Pide ${RIGHT_NAMES[row.kind].toLocaleLowerCase('es')}`,
      press: { does: 'open', label: 'Atender', path: '/gestion/datos-personales' },
      dueOn: row.due_on,
    }),
    all: always('/gestion/datos-personales'),
  }),
} as const;

export type DutyKind = keyof typeof DUTY_KINDS;
export const DUTY_KIND_NAMES = Object.keys(DUTY_KINDS) as DutyKind[];

/** The kinds that people of this role see. */
export const kindsFor = (role: Role): DutyKind[] =>
  DUTY_KIND_NAMES.filter((name) => {
    const { only }: { only?: Role } = DUTY_KINDS[name];
    return only === undefined || only === role;
  });
