import type { EntityManager } from '@mikro-orm/postgresql';
import type { Statement } from '../../../platform/database/statement.js';
import type { Role } from '../../../platform/http/access.js';
import type { Asked } from './duty.columns.js';

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

/** The words of a duty; its path is the request's unless said. */
export type SaidWords = Omit<DutyWords, 'path'> & Partial<Pick<DutyWords, 'path'>>;

/** What every duty has. */
export interface Found {
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

/** The owner whom the page of all duties of a kind asks for, 0 for nobody; undefined for all. */
type Owner = number | undefined;

/** What the product can do for staff. */
export interface Can {
  /** Whether mails go out. */
  mail: boolean;
}

/** A kind of duty. */
interface Kind<Row extends Found> {
  /** What staff call it. */
  title: string;
  /** Who sees it; everybody unless said. */
  only?: Role;
  read: Statement<Asked, Row>;
  say: (row: Row, can: Can) => SaidWords;
  /** The page of all duties of the kind. */
  all: (owner: Owner) => string;
}

/** Keeps the type of the row between `read` and `say`. */
export const kind = <Row extends Found>({ read, say, ...more }: Kind<Row>) => ({
  ...more,
  find: async (em: EntityManager, asked: Asked, can: Can): Promise<{ row: Found; words: DutyWords }[]> =>
    (await read.rows(em, asked)).map((row) => ({ row, words: { path: request(row), ...say(row, can) } })),
});

/** A press that opens a page. */
export const open = (label: string, path: string): Press => ({ does: 'open', label, path });

export const request = ({ request_id }: { request_id: number | null }): string => `/gestion/solicitudes/${request_id}`;

export const evening = ({ evening_id }: { evening_id: number }): string => `/gestion/veladas/${evening_id}`;

/** The list of requests, narrowed down. */
export const requests =
  (query: string) =>
  (owner: Owner): string =>
    `/gestion/solicitudes?vista=todas&${query}${owner === undefined ? '' : `&owner=${owner}`}`;

/** The same page for every owner. */
export const always = (path: string) => (): string => path;

/** Joins what is known. */
export const line = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' · ');
