import { Cascade, Collection, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';
import { Header } from './header.entity.js';

/** The company behind the site: contact data and the covers of the home page. There is one. */
@Entity()
@Check({ name: 'company_single_check', expression: 'id = 1' })
export class Company extends VersionedEntity {
  [OptionalProps]?: 'headers';

  @Property({ type: 'string', length: 200 })
  city!: string;

  @Property({ type: 'string', length: 200 })
  address!: string;

  @Property({ type: 'string', length: 254 })
  email!: string;

  @Property({ type: 'string', length: 12 })
  phoneNumber!: string;

  @Property({ type: 'string', length: 300, nullable: true })
  facebook!: string | null;

  @Property({ type: 'string', length: 300, nullable: true })
  instagram!: string | null;

  @Property({ type: 'string', length: 300, nullable: true })
  linkedin!: string | null;

  @OneToMany(() => Header, (header) => header.company, { orderBy: { position: 'asc' }, cascade: [Cascade.PERSIST] })
  headers = new Collection<Header>(this);
}
