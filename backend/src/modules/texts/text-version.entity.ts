import { Check, Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { BaseEntity } from '../../platform/database/base.entity.js';
import type { TextDocument } from './text-document.js';
import type { TextName } from './text-names.js';

/** The content of a new version, and its author. */
interface Written {
  number: number;
  document: TextDocument;
  /** Name of the publisher; null for an original, which is stored when somebody agrees to it or changes it. */
  who: string | null;
  isOriginal: boolean;
}

/**
 * A published version of a text. It never changes: a person who agreed to it can read it as long as the agreement is
 * stored. The newest is shown.
 */
@Entity()
@Unique({ name: 'text_version_number_unique', properties: ['text', 'number'] })
@Check({ name: 'text_version_number_check', expression: 'number >= 1' })
export class TextVersion extends BaseEntity {
  @Property({ type: 'string', length: 40, comment: AUDIT.name })
  text: TextName;

  @Property({ type: 'integer' })
  number: number;

  @Property({ type: 'json', columnType: 'jsonb' })
  document: TextDocument;

  /** The author's name at that time; the person may have been deleted since. */
  @Property({ type: 'string', length: 200, nullable: true })
  who: string | null;

  /** Whether it is the text that the product came with. */
  @Property({ type: 'boolean' })
  isOriginal: boolean;

  constructor(text: TextName, { number, document, who, isOriginal }: Written) {
    super();
    this.text = text;
    this.number = number;
    this.document = document;
    this.who = who;
    this.isOriginal = isOriginal;
  }
}
