import { type Opt } from '@mikro-orm/core';
import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../audit/marks.js';
import type { Creation } from './creation-key.js';
import { VersionedEntity } from './versioned.entity.js';

/** A row that a form creates under an idempotency key (creation-key.ts). */
export abstract class CreatedEntity extends VersionedEntity {
  /** Null when no key was sent. */
  @Property({ type: 'uuid', nullable: true, comment: AUDIT.technical })
  @Unique()
  creationKey: Opt<string> | null;

  /** Digest of what was sent with the key. Null for rows of a release before that kept none. */
  @Property({ type: 'string', length: 43, nullable: true, comment: AUDIT.technical })
  creationDigest: Opt<string> | null;

  constructor(creation: Creation | null = null) {
    super();
    this.creationKey = creation?.key ?? null;
    this.creationDigest = creation?.digest ?? null;
  }
}
