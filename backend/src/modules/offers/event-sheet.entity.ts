import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { unaudited } from '../../platform/audit/marks.js';
import { Evening } from '../agenda/entities.js';
import { Chef } from '../chefs/entities.js';
import { QuoteRequestActivity } from '../quotes/entities.js';

/** How a sheet reached its chef: by mail, by WhatsApp, or because the chef opened the link of an earlier one. */
export const SHEET_WAYS = ['mail', 'whatsapp', 'link'] as const;
export type SheetWay = (typeof SHEET_WAYS)[number];

/** Hours after the end of an evening for which its chef reads it in Mi cocina. */
export const SHEET_HOURS = 72;

/** A line of a sheet. */
export type Fact = readonly [name: string, value: string];

/** What there is to keep of a sheet that is sent. */
interface SentSheet {
  evening: Evening;
  chef: Rel<Chef>;
  by: SheetWay;
  /** The activity that records it. */
  activity: Rel<QuoteRequestActivity>;
  facts: Fact[];
}

/**
 * An event sheet that was sent to a chef: which version of the evening it had, when, how, and whether the chef said that it
 * arrived. It does not keep what guests cannot eat.
 */
@Entity({ comment: unaudited('what happened to the request has the line') })
@Check({ name: 'event_sheet_sequence_check', expression: 'sequence >= 0' })
@Index({ properties: ['evening', 'id'] })
@Unique({ properties: ['activity'] })
export class EventSheet {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @ManyToOne(() => Evening, { deleteRule: 'cascade' })
  evening: Rel<Evening>;

  /** Null once the chef was deleted. */
  @ManyToOne(() => Chef, { deleteRule: 'set null', nullable: true })
  chef: Rel<Chef> | null;

  /** The chef's name when it was sent. */
  @Property({ type: 'string', length: 200 })
  chefName: string;

  /** The evening's sequence that it had. */
  @Property({ type: 'integer' })
  sequence: number;

  @Enum({ items: () => [...SHEET_WAYS], type: 'string' })
  sentBy: SheetWay;

  @Property({ type: 'Date', defaultRaw: 'now()' })
  sentAt: Opt<Date> = new Date();

  @ManyToOne(() => QuoteRequestActivity, { deleteRule: 'cascade' })
  activity: Rel<QuoteRequestActivity>;

  /** When the chef pressed 'Recibida', for this version. */
  @Property({ type: 'Date', nullable: true })
  confirmedAt: Opt<Date> | null = null;

  /** Its lines, to mark what differs in the next one. Null of those that an earlier release sent, and once they were erased. */
  @Property({ type: 'json', nullable: true })
  facts: Opt<Fact[]> | null;

  constructor({ evening, chef, by, activity, facts }: SentSheet) {
    this.evening = evening;
    this.chef = chef;
    this.chefName = chef.chefName;
    this.sequence = evening.sequence;
    this.sentBy = by;
    this.activity = activity;
    this.facts = facts;
  }
}
