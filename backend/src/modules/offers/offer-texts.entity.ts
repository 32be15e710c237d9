import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';

/** The id of the texts. There is one row. */
export const OFFER_TEXTS_ID = 1;

/** What a new offer begins with, where nobody has written anything else. */
export const FIRST_CONDITIONS = [
  'La fecha queda reservada cuando aceptas esta cotización.',
  'El chef llega antes con todos los ingredientes, cocina en tu casa, sirve y deja la cocina limpia.',
  'Necesitamos una cocina con agua, electricidad y espacio para trabajar.',
  'Avísanos de alergias y restricciones de alimentación al menos tres días antes.',
].join('\n');

/** What a new offer includes, where nobody has written anything else. */
export const FIRST_INCLUDED = 'Ingredientes, preparación en tu casa, servicio a la mesa y limpieza de la cocina.';

/** The texts with which new offers begin. Staff edit them. */
@Entity()
@Check({ name: 'offer_texts_single_check', expression: `id = ${OFFER_TEXTS_ID}` })
export class OfferTexts extends VersionedEntity {
  @Property({ type: 'string', length: 2000 })
  conditions!: string;

  @Property({ type: 'string', length: 1000 })
  included!: string;
}
