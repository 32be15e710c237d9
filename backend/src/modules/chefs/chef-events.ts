import type { EntityManager } from '@mikro-orm/postgresql';

/** A chef has another name, within the transaction of `em`, which holds the chef. */
export class ChefRenamed {
  static readonly event = 'chef.renamed';

  constructor(
    readonly em: EntityManager,
    readonly chefId: number,
  ) {}
}

/**
 * A chef is about to be deleted, within the transaction of `em`. Modules above chefs, which chefs may not know, add the
 * ids of the images that go with their rows.
 */
export class ChefDeleting {
  static readonly event = 'chef.deleting';

  constructor(
    readonly em: EntityManager,
    readonly chefId: number,
    readonly imageIds: number[],
  ) {}
}
