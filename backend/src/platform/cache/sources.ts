import type { FastifyRequest } from 'fastify';
import type { Table } from '../database/tables.js';

/** What a change or an answer is about: names of tables, and of single records with all that belongs to them: `chef:12`. */
export type Source = string;

/** Several of them. Undefined means anything: whatever changes, it may be concerned. */
export type Sources = readonly Source[] | undefined;

/** Which records have a name of their own among the sources: the triggers tell whose rows have changed. */
export type RecordKind = 'chef';

/** What the answers of an operation are made from. */
export interface MadeFrom {
  /** Tables of which any change counts. */
  tables: readonly Table[];
  /** The answer shows one record with its parts; `showsRecord` says which one. Changes of others of its kind do not count. */
  record?: RecordKind;
}

/** Which record an answer shows. */
const shownRecords = new WeakMap<FastifyRequest, number>();

/** Says which record the answer to a request shows, where its operation is `@CachedOf` one. */
export const showsRecord = (request: FastifyRequest, id: number): void => void shownRecords.set(request, id);

/** What the answer to a request is made from: anything, unless its operation says it. */
export function sourcesOf(request: FastifyRequest): Sources {
  const { madeFrom } = request.routeOptions.config as { madeFrom?: MadeFrom };
  if (!madeFrom?.record) return madeFrom?.tables;
  const id = shownRecords.get(request);
  return id === undefined ? undefined : [`${madeFrom.record}:${id}`, ...madeFrom.tables];
}

/** What the parts of an answer are made from, such as the calls of a page. A part that does not say it is made from anything. */
export class GatheredSources {
  private readonly named = new Set<Source>();
  private asked = 0;
  private told = 0;

  /** A part is about to be made. */
  ask(): void {
    this.asked += 1;
  }

  /** What a part that was asked for is made from. */
  tell(sources: Sources): void {
    if (sources === undefined) return;
    this.told += 1;
    for (const source of sources) this.named.add(source);
  }

  /** All of them. What nobody said anything of is made from anything. */
  get all(): Sources {
    return this.asked > 0 && this.asked === this.told ? [...this.named] : undefined;
  }
}

/** Who wants to know what the answer to a call within this process is made from. */
const gatherers = new WeakMap<object, GatheredSources>();

/** Gathers what the answer to a call within this process will be made from. */
export function gatherFrom(call: object, gathered: GatheredSources): void {
  gathered.ask();
  gatherers.set(call, gathered);
}

/** Tells anyone who gathers, if anybody does, what the answer to this request is made from. */
export function tellSources({ raw }: FastifyRequest, sources: () => Sources): void {
  const gathered = gatherers.get(raw);
  if (!gathered) return;
  // Each call is told of once, so that none is taken for another that was not.
  gatherers.delete(raw);
  gathered.tell(sources());
}
