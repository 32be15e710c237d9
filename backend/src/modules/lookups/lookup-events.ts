import type { EntityManager } from '@mikro-orm/postgresql';
import type { LookupKind } from './lookup.entity.js';
import type { LookupUse } from './lookups.errors.js';

/* Changes of a choice, sent within the transaction of `em` to the modules above, whose rows use choices. Nobody else
   saves rows that use choices at the same time. Listeners are called one after the other. */

/* A choice that thousands of rows use is changed in steps, each in a transaction of its own, so that nobody waits
   for all of them. The two events of steps are sent again and again: a listener changes some thousands of its rows
   and returns where it ended, or undefined when none are left. When few rows use a choice, the listener does
   nothing: they are changed together with the choice. */

/** A choice will be merged into another one. What uses the first may use the second already. */
export class LookupMerging {
  static readonly event = 'lookup.merging';

  constructor(
    readonly em: EntityManager,
    readonly kind: LookupKind,
    readonly id: number,
    readonly into: number,
    /** Where the listener's step before ended; 0 for the first. */
    readonly after: number,
  ) {}
}

/** How visitors find what uses a choice. */
export interface LookupWords {
  id: number;
  name: string;
  hidden: boolean;
}

/**
 * Visitors find what uses a choice by these words. It is sent in steps before the change, and once more after it for
 * what was saved meanwhile.
 */
export class LookupWordsChanging {
  static readonly event = 'lookup.words-changing';

  constructor(
    readonly em: EntityManager,
    readonly kind: LookupKind,
    readonly words: LookupWords,
    /** Where the listener's step before ended; 0 for the first. */
    readonly after: number,
  ) {}
}

/** A choice was merged into another one. Whoever used the first uses the second from now on. */
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

/** Somebody wants to delete a choice. Listeners add how often it is used. */
export class LookupDeleting {
  static readonly event = 'lookup.deleting';
  readonly uses: LookupUse[] = [];

  constructor(
    readonly em: EntityManager,
    readonly kind: LookupKind,
    readonly id: number,
  ) {}

  /** Adds a use, unless the count is zero. */
  add(count: number, one: string, many: string): void {
    if (count > 0) this.uses.push({ count, one, many });
  }
}
