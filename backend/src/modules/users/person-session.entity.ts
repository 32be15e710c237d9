import { type Opt, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { unaudited } from '../../platform/audit/marks.js';
import { Person } from './person.entity.js';

/** A session of a member of staff. Kept until its token expires, also after it ended. */
@Entity({ comment: unaudited('its lines are the sign-in and the sign-out') })
export class PersonSession {
  /** `jti` of the token. */
  @PrimaryKey({ type: 'uuid' })
  tokenId!: string;

  @ManyToOne(() => Person, { deleteRule: 'cascade' })
  @Index()
  person!: Rel<Person>;

  /** The person's session epoch when it began. */
  @Property({ type: 'uuid' })
  epoch!: string;

  /** Browser and system in words: 'Chrome en Windows'. */
  @Property({ type: 'string', length: 60 })
  device!: string;

  @Property({ type: 'Date', defaultRaw: 'now()' })
  startedAt: Opt<Date> = new Date();

  /** Its last call, to within a few minutes. */
  @Property({ type: 'Date', defaultRaw: 'now()' })
  lastSeenAt: Opt<Date> = new Date();

  @Property({ type: 'Date' })
  @Index()
  expiresAt!: Date;
}
