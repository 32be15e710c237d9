import { type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Offer } from './offer.entity.js';

/** Most lines of one offer. */
export const MAX_LINES = 20;

/** Highest quantity of a line. */
export const MAX_QUANTITY = 999;

/** Longest text of a line, in characters. */
export const MAX_DESCRIPTION = 200;

/** The words and numbers of a line. */
export type LineWords = Pick<OfferLine, 'description' | 'quantity' | 'unitPrice'>;

/** The price of a line in whole CLP. */
export const lineTotal = ({ quantity, unitPrice }: Pick<LineWords, 'quantity' | 'unitPrice'>): number =>
  quantity * unitPrice;

/** A line of an offer: a quantity at a price. A discount has a negative price. */
@Entity()
@Check({ name: 'offer_line_position_check', expression: `position >= 1 and position <= ${MAX_LINES}` })
@Check({ name: 'offer_line_quantity_check', expression: `quantity >= 1 and quantity <= ${MAX_QUANTITY}` })
@Check({ name: 'offer_line_unit_price_check', expression: 'abs(unit_price) <= 100000000' })
@Unique({ name: 'offer_line_position_unique', properties: ['offer', 'position'] })
export class OfferLine {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @ManyToOne(() => Offer, { deleteRule: 'cascade' })
  offer: Rel<Offer>;

  /** From 1. */
  @Property({ type: 'smallint' })
  position: number;

  @Property({ type: 'string', length: MAX_DESCRIPTION })
  description: string;

  @Property({ type: 'integer' })
  quantity: number;

  /** Whole CLP, taxes included; negative for a discount. */
  @Property({ type: 'integer' })
  unitPrice: number;

  constructor(offer: Rel<Offer>, position: number, { description, quantity, unitPrice }: LineWords) {
    this.offer = offer;
    this.position = position;
    this.description = description;
    this.quantity = quantity;
    this.unitPrice = unitPrice;
  }
}
