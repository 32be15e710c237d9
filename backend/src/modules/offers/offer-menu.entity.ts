import { type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Proposal } from '../proposals/entities.js';
import { Offer } from './offer.entity.js';

/** An experience in the words with which it is offered. */
export type MenuWords = Pick<OfferMenu, 'proposal' | 'dishName' | 'starter' | 'mainCourse' | 'dessert'>;

/** An experience as the catalogue names it now. */
export const asOffered = (proposal: Rel<Proposal>): MenuWords => ({
  proposal,
  dishName: proposal.dishName,
  starter: proposal.starter,
  mainCourse: proposal.mainCourse,
  dessert: proposal.dessert,
});

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

  constructor(offer: Rel<Offer>, position: number, { proposal, dishName, starter, mainCourse, dessert }: MenuWords) {
    this.offer = offer;
    this.position = position;
    this.proposal = proposal;
    this.dishName = dishName;
    this.starter = starter;
    this.mainCourse = mainCourse;
    this.dessert = dessert;
  }
}
