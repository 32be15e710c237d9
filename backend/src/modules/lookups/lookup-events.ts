import type { EntityManager } from '@mikro-orm/postgresql';
import type { LookupKind } from './lookup.entity.js';
import type { LookupUse } from './lookups.errors.js';

/*
 * What becomes of a choice, within the transaction of `em`, for the modules above, which keep who uses it. Nobody else
 * saves what uses choices meanwhile. Listeners are told one after the other.
 */

/** A choice went into another one: whoever uses the first uses the second from now on. */
export class LookupMerged {
  static readonly event = 'lookup.merged';

  constructor(
    readonly em: EntityManager,
    readonly kind: LookupKind,
    readonly id: number,
    readonly into: number,
  ) {}
}

/** Visitors find what uses a choice by other words: it has another name, or was hidden from them or shown to them. */
export class LookupWordsChanged {
  static readonly event = 'lookup.words-changed';

  constructor(
    readonly em: EntityManager,
    readonly kind: LookupKind,
    readonly id: number,
  ) {}
}

/** Somebody wants to delete a choice: who uses it says so. */
export class LookupDeleting {
  static readonly event = 'lookup.deleting';
  readonly uses: LookupUse[] = [];

  constructor(
    readonly em: EntityManager,
    readonly kind: LookupKind,
    readonly id: number,
  ) {}

  /** Adds a use, unless there is none. */
  add(count: number, one: string, many: string): void {
    if (count > 0) this.uses.push({ count, one, many });
  }
}
