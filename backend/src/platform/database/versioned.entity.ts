import { type Opt } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { DomainError } from '../http/answer/domain-error.js';
import { BaseEntity } from './base.entity.js';

/** An update names an older version. It changes nothing. */
export class StaleVersionError extends DomainError {
  constructor() {
    super('stale_version', 'Otra persona guardó cambios mientras editabas. Recarga para verlos.', 409);
  }
}

/**
 * Refuses to toggle a flag that somebody else toggled meanwhile.
 * @param seen the flag that the caller saw; without it nothing is refused
 * @throws StaleVersionError
 */
export function refuseTurned<Value>(seen: Value | null | undefined, is: Value): void {
  if (seen !== undefined && seen !== null && seen !== is) throw new StaleVersionError();
}

/** A row that several people edit. Each edit raises its version; toggling a flag does not. */
export abstract class VersionedEntity extends BaseEntity {
  @Property({ type: 'integer', default: 1 })
  version: Opt<number> = 1;

  /**
   * Begins an edit and raises the version. An edit without a version is accepted. The caller must have locked the row, so
   * that two edits of one version cannot both pass.
   * @throws StaleVersionError when the edit was opened before the last save
   */
  beginEdit(version: number | null | undefined): void {
    this.refuseStale(version);
    this.version += 1;
    this.updatedAt = new Date();
  }

  /** @throws StaleVersionError when an edit was opened before the last save */
  refuseStale(version: number | null | undefined): void {
    if (version !== null && version !== undefined && version !== this.version) throw new StaleVersionError();
  }
}
