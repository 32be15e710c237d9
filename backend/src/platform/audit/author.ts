import { AsyncLocalStorage } from 'node:async_hooks';

/** The setting of a connection in which the triggers of the log find the author. */
export const AUTHOR = 'audit.author';

/** Who writes: a member of staff, a chef in Mi cocina, a client or visitor, or the product by itself. */
type Author =
  | { actor: 'person'; id: number; name: string }
  | { actor: 'chef'; name: string }
  | { actor: 'client' }
  | {
      actor: 'system';
      name: string;
      /** The name of the job, where it is one. */
      job?: string;
      /** Its changes make no lines, because one line says what it did. Only for what fills a database. */
      quiet?: true;
    };

interface Work {
  author: Author;
  /** The id of the request, as in the logs. */
  request?: string;
  /** The action of its lines, in place of 'create' or 'update'. */
  doing?: 'restore';
}

const works = new AsyncLocalStorage<Work>();

/** Without an author: the start of the product, and what tests do by hand. */
const PRODUCT: Work = { author: { actor: 'system', name: 'Sobremesa' } };

const workAtHand = (): Work => works.getStore() ?? PRODUCT;

/** Runs a request. Until its caller is known, its author is a visitor. */
export const forRequest = <Result>(request: string, work: () => Result): Result =>
  works.run({ author: { actor: 'client' }, request }, work);

/** From here on the request is a person's. */
export function becomePerson({ id, name }: { id: number; name: string }): void {
  const work = works.getStore();
  if (work) work.author = { actor: 'person', id, name };
}

/** From here on the request is a chef's. */
export function becomeChef(name: string): void {
  const work = works.getStore();
  if (work) work.author = { actor: 'chef', name };
}

/** Runs what a chef proposed and somebody else accepted. */
export const asChef = <Result>(name: string, work: () => Result): Result =>
  works.run({ ...workAtHand(), author: { actor: 'chef', name } }, work);

/** Runs what no request asks for. */
export const asSystem = <Result>(name: string, work: () => Result, more: { job?: string; quiet?: true } = {}): Result =>
  works.run({ author: { actor: 'system', name, ...more } }, work);

/** Runs a restore: the lines of transactions that begin in it say so. */
export const restoring = <Result>(work: () => Result): Result => works.run({ ...workAtHand(), doing: 'restore' }, work);

/** The member of staff who is the author. Undefined for any other author. */
export function personAtWork(): { id: number; name: string } | undefined {
  const { author } = workAtHand();
  return author.actor === 'person' ? author : undefined;
}

/** The author of a version: a member of staff, or a chef by name alone. Undefined for any other author. */
export function authorAtWork(): { id?: number; name: string } | undefined {
  const { author } = workAtHand();
  return author.actor === 'chef' ? { name: author.name } : personAtWork();
}

/** The author as JSON, as the triggers of the log read it. */
export function authorSaid(): string {
  const { author, ...work } = workAtHand();
  return JSON.stringify({ ...author, ...work });
}
