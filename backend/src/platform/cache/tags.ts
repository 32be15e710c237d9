import type { FastifyRequest } from 'fastify';
import type { Table } from '../database/tables.js';

/**
 * Cache tags of a change or an answer: names of tables, and of single records with all that belongs to them (`chef:12`).
 * Undefined means any.
 */
export type Tags = readonly string[] | undefined;

/** Records with a tag of their own: the triggers report whose rows have changed. */
export type RecordKind = 'chef';

/** What the decorator of an operation says of the tags of its answers. */
export interface RouteTags {
  /** Tables where any change counts. */
  tables: readonly Table[];
  /** The answer shows one record with its parts (`showsRecord`). Changes of others of its kind do not count. */
  record?: RecordKind;
}

const shownRecords = new WeakMap<FastifyRequest, number>();

/** Says which record the answer to a request shows, where its operation is `@CachedOf` one. */
export const showsRecord = (request: FastifyRequest, id: number): void => void shownRecords.set(request, id);

/** The tags of the answer to a request. Undefined unless its operation names them. */
export function tagsOf(request: FastifyRequest): Tags {
  const { cacheTags } = request.routeOptions.config as { cacheTags?: RouteTags };
  if (!cacheTags?.record) return cacheTags?.tables;
  const id = shownRecords.get(request);
  return id === undefined ? undefined : [`${cacheTags.record}:${id}`, ...cacheTags.tables];
}

/** Collects the tags of the parts of an answer, such as the calls of a page. */
export class TagCollector {
  private readonly named = new Set<string>();
  /** Parts that have not named their tags. */
  private open = 0;
  private asked = false;

  /** A part is about to be made. */
  expect(): void {
    this.asked = true;
    this.open += 1;
  }

  /** The tags of an expected part. */
  add(tags: Tags): void {
    if (tags === undefined) return;
    this.open -= 1;
    for (const tag of tags) this.named.add(tag);
  }

  /** All of them. A part that named none depends on everything. */
  get all(): Tags {
    return this.asked && this.open === 0 ? [...this.named] : undefined;
  }
}

const collectors = new WeakMap<object, TagCollector>();

/** Collects the tags of the answer to a call within this process. */
export function collectTags(call: object, collector: TagCollector): void {
  collector.expect();
  collectors.set(call, collector);
}

/** Reports the tags of the answer to this request to its collector, if there is one. Each call is reported once. */
export function reportTags({ raw }: FastifyRequest, tags: () => Tags): void {
  const collector = collectors.get(raw);
  collectors.delete(raw);
  collector?.add(tags());
}
