import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { unaudited } from '../../platform/audit/marks.js';

/** A session token that was signed out before it expired. Kept until it expires. */
@Entity({ comment: unaudited('its line is the sign-out') })
export class EndedSession {
  /** `jti` of the token. */
  @PrimaryKey({ type: 'uuid' })
  tokenId!: string;

  @Property({ type: 'Date' })
  @Index()
  expiresAt!: Date;
}
