import { type Opt } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { DomainError } from '../http/domain-error.js';
import { BaseEntity } from './base.entity.js';

/** An update that names an older version changes nothing. */
export class StaleVersionError extends DomainError {
  constructor() {
    super('stale_version', 'Otra persona guardó cambios mientras editabas. Recarga para verlos.', 409);
  }
}

/** A row that several people edit: each edit raises its version. Toggles of a flag do not, so they disturb nobody's form. */
export abstract class VersionedEntity extends BaseEntity {
  @Property({ type: 'integer', default: 1 })
  version: Opt<number> = 1;

  /**
   * Begins an edit: refuses one that was opened before the last save, else raises the version. An edit without a
   * version is accepted. The row must be locked by the caller, so that two edits of one version cannot both pass.
   * @throws StaleVersionError
   */
  beginEdit(version: number | null | undefined): void {
    if (version !== null && version !== undefined && version !== this.version) throw new StaleVersionError();
    this.version += 1;
    this.updatedAt = new Date();
  }
}
