import type { EntityManager } from '@mikro-orm/postgresql';

/** A chef has a new name. Sent within the transaction of `em`, which has locked the chef. */
export class ChefRenamed {
  static readonly event = 'chef.renamed';

  constructor(
    readonly em: EntityManager,
    readonly chefId: number,
  ) {}
}

/** A chef has another e-mail address. Sent within the transaction of `em`, which has locked the chef. */
export class ChefAddressChanged {
  static readonly event = 'chef.address_changed';

  constructor(
    readonly em: EntityManager,
    readonly chefId: number,
  ) {}
}

/**
 * A chef is about to be deleted. Sent within the transaction of `em`. Modules above chefs, which chefs must not import,
 * add the ids of the images of their rows.
 */
export class ChefDeleting {
  static readonly event = 'chef.deleting';

  constructor(
    readonly em: EntityManager,
    readonly chefId: number,
    readonly imageIds: number[],
  ) {}
}

/**
 * A chef is about to be deactivated or deleted. Sent within the transaction of `em`, which has locked the chef. A listener
 * refuses it by throwing a DomainError: modules above chefs know what depends on the chef. What others changed is then
 * undone.
 */
export class ChefLeaving {
  static readonly event = 'chef.leaving';

  constructor(
    readonly em: EntityManager,
    readonly chefId: number,
    readonly chefName: string,
  ) {}
}
