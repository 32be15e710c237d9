import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { SPANISH_ORDER } from '../../platform/database/spanish-order.js';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';
import { refuseUnknownFields } from './message-fields.js';

/** Longest stored text, before its fields are filled in. */
export const MAX_REPLY = 1_500;

/** The words of a reply text. */
export type ReplyDetails = Pick<ReplyText, 'name' | 'text'>;

/** 'Texto de respuesta': a text that staff send often, with fields that a request fills in. */
@Entity()
export class ReplyText extends VersionedEntity {
  @Property({ type: 'string', length: 80, collation: SPANISH_ORDER, comment: AUDIT.name })
  @Unique()
  name!: string;

  @Property({ type: 'string', length: MAX_REPLY })
  text!: string;

  /** @throws UnknownFieldError, FieldsUnfinishedError */
  constructor(details: ReplyDetails) {
    super();
    this.describe(details);
  }

  /**
   * Sets the words.
   * @throws UnknownFieldError, FieldsUnfinishedError
   */
  describe({ name, text }: ReplyDetails): void {
    refuseUnknownFields(text);
    this.name = name;
    this.text = text;
  }
}
