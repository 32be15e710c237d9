import type { FastifyRequest } from 'fastify';
import type { Table } from '../database/tables.js';

/** What a change or an answer is about: names of tables, and of single records with all that belongs to them: `chef:12`. */
type Source = string;

/** Several of them. Undefined means anything: whatever changes, it may be concerned. */
export type Sources = readonly Source[] | undefined;

/** Which records have a name of their own among the sources: the triggers report whose rows have changed. */
export type RecordKind = 'chef';

/** The sources of an operation's answers. */
export interface MadeFrom {
  /** Tables where any change counts. */
  tables: readonly Table[];
  /** The answer shows one record with its parts; `showsRecord` says which one. Changes of others of its kind do not count. */
  record?: RecordKind;
}

/** Which record an answer shows. */
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

/** The sources of the parts of an answer, such as the calls of a page. A part that names none depends on everything. */
export class GatheredSources {
  private readonly named = new Set<Source>();
  private asked = 0;
  private told = 0;

  /** A part is about to be made. */
  ask(): void {
    this.asked += 1;
  }

  /** The sources of a part that was asked for. */
  tell(sources: Sources): void {
    if (sources === undefined) return;
    this.told += 1;
    for (const source of sources) this.named.add(source);
  }

  /** All of them. A part that named none depends on everything. */
  get all(): Sources {
    return this.asked > 0 && this.asked === this.told ? [...this.named] : undefined;
  }
}

/** Collects the sources of the answer to a call within this process. */
const gatherers = new WeakMap<object, GatheredSources>();

/** Gathers the sources of the answer to a call within this process. */
export function gatherFrom(call: object, gathered: GatheredSources): void {
  gathered.ask();
  gatherers.set(call, gathered);
}

/** Reports the sources of the answer to this request to the gatherer, if there is one. */
export function tellSources({ raw }: FastifyRequest, sources: () => Sources): void {
  const gathered = gatherers.get(raw);
  if (!gathered) return;
  // Each call is reported once, so that none is taken for another one.
  gatherers.delete(raw);
  gathered.tell(sources());
}
