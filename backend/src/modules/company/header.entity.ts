import { type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';
import { Image } from '../files/index.js';
import { Company } from './company.entity.js';

/** Covers the home page may have (product.md 9). */
export const MAX_HEADERS = 3;

/** A cover of the home page. Its position, 1 to 3 and unique, is what makes a fourth impossible. */
@Entity()
@Unique({ properties: ['company', 'position'] })
@Check({ name: 'header_position_check', expression: `position >= 1 and position <= ${MAX_HEADERS}` })
export class Header extends VersionedEntity {
  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  company!: Rel<Company>;

  @Property({ type: 'smallint' })
  position!: number;

  @Property({ type: 'string', length: 200 })
  coverTitle!: string;

  @Property({ type: 'string', length: 500 })
  coverDescription!: string;

  @ManyToOne(() => Image, { deleteRule: 'restrict' })
  headerImage!: Rel<Image>;

  /** CSS colour of the words on the cover's plate. */
  @Property({ type: 'string', length: 20, default: 'white' })
  colorText = 'white';
}
