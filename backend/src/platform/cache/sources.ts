import type { FastifyRequest } from 'fastify';
import type { Table } from '../database/tables.js';

/**
 * What a change or an answer is about: names of tables, and of single records with all that belongs to them (`chef:12`).
 * Undefined means anything.
 */
export type Sources = readonly string[] | undefined;

/** Records with a source of their own: the triggers report whose rows have changed. */
export type RecordKind = 'chef';

/** The sources of an operation's answers. */
export interface MadeFrom {
  /** Tables where any change counts. */
  tables: readonly Table[];
  /** The answer shows one record with its parts (`showsRecord`). Changes of others of its kind do not count. */
  record?: RecordKind;
}

const shownRecords = new WeakMap<FastifyRequest, number>();

/** Says which record the answer to a request shows, where its operation is `@CachedOf` one. */
export const showsRecord = (request: FastifyRequest, id: number): void => void shownRecords.set(request, id);

/** The sources of the answer to a request: any, unless its operation names them. */
export function sourcesOf(request: FastifyRequest): Sources {
  const { madeFrom } = request.routeOptions.config as { madeFrom?: MadeFrom };
  if (!madeFrom?.record) return madeFrom?.tables;
  const id = shownRecords.get(request);
  return id === undefined ? undefined : [`${madeFrom.record}:${id}`, ...madeFrom.tables];
}

/** The sources of the parts of an answer, such as the calls of a page. */
export class GatheredSources {
  private readonly named = new Set<string>();
  /** Parts that have not named their sources. */
  private open = 0;
  private asked = false;

  /** A part is about to be made. */
  ask(): void {
    this.asked = true;
    this.open += 1;
  }

  /** The sources of a part that was asked for. */
  tell(sources: Sources): void {
    if (sources === undefined) return;
    this.open -= 1;
    for (const source of sources) this.named.add(source);
  }

  /** All of them. A part that named none depends on everything. */
  get all(): Sources {
    return this.asked && this.open === 0 ? [...this.named] : undefined;
  }
}

const gatherers = new WeakMap<object, GatheredSources>();

/** Gathers the sources of the answer to a call within this process. */
export function gatherFrom(call: object, gathered: GatheredSources): void {
  gathered.ask();
  gatherers.set(call, gathered);
}

/** Reports the sources of the answer to this request to its gatherer, if there is one. Each call is reported once. */
export function tellSources({ raw }: FastifyRequest, sources: () => Sources): void {
  const gathered = gatherers.get(raw);
  gatherers.delete(raw);
  gathered?.tell(sources());
}
