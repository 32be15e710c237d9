import { AsyncLocalStorage } from 'node:async_hooks';

/** The setting of a connection in which the triggers of the log find who writes. */
export const AUTHOR = 'audit.author';

/** Who writes: a member of staff, a chef in Mi cocina, a client or visitor, or the product by itself. */
type Author =
  | { actor: 'person'; id: number; name: string }
  | { actor: 'chef'; name: string }
  | { actor: 'client' }
  | {
      actor: 'system';
      /** What it is called in the log. */
      name: string;
      /** The name of the job, where it is one. */
      job?: string;
      /** Its changes make no lines, because one line says what it did. Only for what fills a database. */
      quiet?: true;
    };

/** What is done for somebody, up to its end. */
interface Work {
  author: Author;
  /** The id of the request, as in the logs. */
  request?: string;
  /** What its lines say was done, in place of 'create' or 'update'. */
  doing?: 'restore';
}

const works = new AsyncLocalStorage<Work>();

/** Anyone who did not say who they are: the start of the product, and what tests do by hand. */
const PRODUCT: Work = { author: { actor: 'system', name: 'Sobremesa' } };

/** Does something for a request. Until it is known who asks, that is a visitor. */
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

/** Does what a chef proposed and somebody else let happen. */
export const asChef = <Result>(name: string, work: () => Result): Result =>
  works.run({ ...(works.getStore() ?? PRODUCT), author: { actor: 'chef', name } }, work);

/** Does something that nobody asked for just now. */
export const asSystem = <Result>(name: string, work: () => Result, more: { job?: string; quiet?: true } = {}): Result =>
  works.run({ author: { actor: 'system', name, ...more } }, work);

/** Brings back what was there before: the lines of transactions that begin in this work say so. */
export const restoring = <Result>(work: () => Result): Result =>
  works.run({ ...(works.getStore() ?? PRODUCT), doing: 'restore' }, work);

/** The member of staff for whom something is done. Undefined for others, and for what the product does by itself. */
export function personAtWork(): { id: number; name: string } | undefined {
  const author = works.getStore()?.author;
  return author?.actor === 'person' ? author : undefined;
}

/** Who wrote what a version keeps: a member of staff, or a chef by name alone. Undefined for all others. */
export function authorAtWork(): { id?: number; name: string } | undefined {
  const author = works.getStore()?.author;
  return author?.actor === 'chef' ? { name: author.name } : personAtWork();
}

/** Who writes, as the triggers of the log read it. */
export function authorSaid(): string {
  const { author, request, doing } = works.getStore() ?? PRODUCT;
  return JSON.stringify({ ...author, request, doing });
}
