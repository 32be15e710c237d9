import type { EntityManager } from '@mikro-orm/postgresql';
import type { LookupKind } from './lookup.entity.js';
import type { LookupUse } from './lookups.errors.js';

/* Changes of a choice, sent within the transaction of `em` to the modules above, whose rows use choices. Nobody else
   saves rows that use choices at the same time. Listeners are called one after the other. */

/* A choice is changed in one transaction, with all rows that use it. Only the search keys of thousands of rows take
   longer than others can wait: they are written in steps, each in a transaction of its own. The event of steps is sent
   again and again: a listener writes some thousands of its keys and returns where it ended, or undefined when none are
   left. When few rows use a choice, the listener does nothing: their keys are written together with the choice. */

/** How visitors find what uses a choice. */
export interface LookupWords {
  kind: LookupKind;
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
    readonly words: LookupWords,
    /** Where the listener's step before ended; 0 for the first. */
    readonly after: number,
  ) {}
}

/** A choice was merged into another one. Anyone who used the first uses the second from now on. */
export class LookupMerged {
  static readonly event = 'lookup.merged';

  /** Whether thousands of search keys were written before, so that what was saved meanwhile has to be looked at. */
  unsettled = false;

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
