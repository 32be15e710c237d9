import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A session token that was signed out before it expired. Kept until it expires. */
@Entity()
export class EndedSession {
  /** `jti` of the token. */
  @PrimaryKey({ type: 'uuid' })
  tokenId!: string;

  @Property({ type: 'Date' })
  @Index()
  expiresAt!: Date;
}
