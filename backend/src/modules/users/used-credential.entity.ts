import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { unaudited } from '../../platform/audit/marks.js';

/** A Google credential that was used to sign in. It works once. Kept until it expires. */
@Entity({ comment: unaudited('its line is the sign-in') })
export class UsedCredential {
  /** Its `jti`, or SHA-256 of its signed payload. */
  @PrimaryKey({ type: 'string', length: 255 })
  key!: string;

  @Property({ type: 'Date' })
  @Index()
  expiresAt!: Date;
}
