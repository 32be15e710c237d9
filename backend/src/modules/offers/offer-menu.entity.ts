import { type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Proposal } from '../proposals/entities.js';
import { Offer } from './offer.entity.js';

/** Most experiences of one offer. */
export const MAX_MENUS = 4;

/**
 * An experience as it is offered. Its words are stored with the offer: the client agrees to them, and the experience
 * may change or be deleted.
 */
@Entity()
@Check({ name: 'offer_menu_position_check', expression: `position >= 1 and position <= ${MAX_MENUS}` })
@Unique({ name: 'offer_menu_position_unique', properties: ['offer', 'position'] })
export class OfferMenu {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @ManyToOne(() => Offer, { deleteRule: 'cascade' })
  offer: Rel<Offer>;

  /** From 1. */
  @Property({ type: 'smallint' })
  position: number;

  /** Null once the experience was deleted. */
  @ManyToOne(() => Proposal, { deleteRule: 'set null', nullable: true })
  proposal: Rel<Proposal> | null;

  @Property({ type: 'string', length: 200 })
  dishName: string;

  @Property({ type: 'string', length: 500 })
  starter: string;

  @Property({ type: 'string', length: 500 })
  mainCourse: string;

  @Property({ type: 'string', length: 500 })
  dessert: string;

  constructor(offer: Rel<Offer>, position: number, proposal: Rel<Proposal>) {
    this.offer = offer;
    this.position = position;
    this.proposal = proposal;
    this.dishName = proposal.dishName;
    this.starter = proposal.starter;
    this.mainCourse = proposal.mainCourse;
    this.dessert = proposal.dessert;
  }
}
