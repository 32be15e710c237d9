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
 * Throws when a switch is not any more what it was when it was seen, so that nobody turns back what somebody else turned.
 * @param seen undefined where nobody asks
 * @throws StaleVersionError
 */
export function refuseTurned<Value>(seen: Value | null | undefined, is: Value): void {
  if (seen !== undefined && seen !== null && seen !== is) throw new StaleVersionError();
}

/**
 * A row that several people edit. Each edit raises its version. Toggling a flag does not, so that it disturbs nobody's
 * form.
 */
export abstract class VersionedEntity extends BaseEntity {
  @Property({ type: 'integer', default: 1 })
  version: Opt<number> = 1;

  /**
   * Begins an edit and raises the version. Throws when the edit was opened before the last save. An edit without a
   * version is accepted. The caller must have locked the row, so that two edits of one version cannot both pass.
   * @throws StaleVersionError
   */
  beginEdit(version: number | null | undefined): void {
    this.refuseStale(version);
    this.version += 1;
    this.updatedAt = new Date();
  }

  /**
   * Throws when an edit was opened before the last save. Changes nothing.
   * @throws StaleVersionError
   */
  refuseStale(version: number | null | undefined): void {
    if (version !== null && version !== undefined && version !== this.version) throw new StaleVersionError();
  }
}
