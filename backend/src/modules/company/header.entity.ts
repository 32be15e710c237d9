import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { CreatedEntity } from '../../platform/database/created.entity.js';
import type { Creation } from '../../platform/database/creation-key.js';
import { Image } from '../files/entities.js';
import { Company } from './company.entity.js';

/** Most covers of the home page. */
export const MAX_HEADERS = 3;

/** The colour of a cover's text when nobody chose one. */
export const DEFAULT_COLOUR = 'white';

/** The fields of a cover that staff edit. */
export type HeaderTexts = Pick<Header, 'coverTitle' | 'coverDescription'> & { colorText?: string | null };

/**
 * A cover of the home page. Its position, 1 to 3 and unique, makes a fourth cover impossible. The position is checked
 * at the end of a transaction, because covers exchange positions when one before them is removed.
 */
@Entity()
@Unique({ properties: ['company', 'position'], deferMode: 'deferred' })
@Check({ name: 'header_position_check', expression: `position >= 1 and position <= ${MAX_HEADERS}` })
export class Header extends CreatedEntity {
  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  company!: Rel<Company>;

  @Property({ type: 'smallint' })
  position!: number;

  @Property({ type: 'string', length: 200, comment: AUDIT.name })
  coverTitle!: string;

  @Property({ type: 'string', length: 500 })
  coverDescription!: string;

  @ManyToOne(() => Image, { deleteRule: 'restrict' })
  headerImage!: Rel<Image>;

  /** CSS colour of the text. */
  @Property({ type: 'string', length: 20, default: DEFAULT_COLOUR })
  colorText: Opt<string> = DEFAULT_COLOUR;

  /** Only `Company.addHeader` creates covers, because it keeps their number. */
  constructor(
    company: Rel<Company>,
    position: number,
    texts: HeaderTexts,
    image: Rel<Image>,
    creation: Creation | null = null,
  ) {
    super(creation);
    this.company = company;
    this.position = position;
    this.headerImage = image;
    this.describe(texts);
  }

  /** Sets the fields of the cover. Without a colour the text has the default one. */
  describe({ coverTitle, coverDescription, colorText }: HeaderTexts): void {
    this.coverTitle = coverTitle;
    this.coverDescription = coverDescription;
    this.colorText = colorText ?? DEFAULT_COLOUR;
  }
}
