import type { EntityManager } from '@mikro-orm/postgresql';
import type { LookupKind } from './lookup.entity.js';
import type { LookupUse } from './lookups.errors.js';

/* Changes of a choice, sent within the transaction of `em` to the modules above, whose rows use choices. Nobody else
   saves rows that use choices at the same time. Listeners are called one after the other. */

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
