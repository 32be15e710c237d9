import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';

/** The id of the texts. There is one row. */
const OFFER_TEXTS_ID = 1;

/** The former texts of new offers. They are a text of the site now; the previous release still reads this row. */
@Entity()
@Check({ name: 'offer_texts_single_check', expression: `id = ${OFFER_TEXTS_ID}` })
export class OfferTexts extends VersionedEntity {
  @Property({ type: 'string', length: 2000 })
  conditions!: string;

  @Property({ type: 'string', length: 1000 })
  included!: string;
}
