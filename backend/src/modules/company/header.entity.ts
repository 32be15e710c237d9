import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';
import { Image } from '../files/index.js';
import { Company } from './company.entity.js';

/** Covers the home page may have. */
export const MAX_HEADERS = 3;

/** Colour of a cover's words where nobody chose one. */
export const DEFAULT_COLOUR = 'white';

/** What staff write on a cover. */
export type HeaderTexts = Pick<Header, 'coverTitle' | 'coverDescription'> & { colorText?: string | null };

/**
 * A cover of the home page. Its position, 1 to 3 and unique, is what makes a fourth impossible; it is checked at the end
 * of a transaction, since covers trade positions when one before them is removed.
 */
@Entity()
@Unique({ properties: ['company', 'position'], deferMode: 'deferred' })
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
  @Property({ type: 'string', length: 20, default: DEFAULT_COLOUR })
  colorText: Opt<string> = DEFAULT_COLOUR;

  /** Covers are made by `Company.addHeader`, which keeps them three. */
  constructor(company: Rel<Company>, position: number, texts: HeaderTexts, image: Rel<Image>) {
    super();
    this.company = company;
    this.position = position;
    this.headerImage = image;
    this.describe(texts);
  }

  /** Sets what staff write on the cover; without a colour it is the default one. */
  describe({ coverTitle, coverDescription, colorText }: HeaderTexts): void {
    this.coverTitle = coverTitle;
    this.coverDescription = coverDescription;
    this.colorText = colorText ?? DEFAULT_COLOUR;
  }
}
