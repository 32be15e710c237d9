import { type Opt, OptionalProps, type Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';
import { HOUR_PATTERN } from '../../platform/http/value/day.js';
import { Chef } from '../chefs/entities.js';
import { QuoteRequest, QuoteRequestActivity } from '../quotes/entities.js';
import { MAX_GUESTS } from '../quotes/rules.js';
import {
  CAME_TO_NOTHING,
  CHEF_ANSWERS,
  INQUIRY_END_NAMES,
  type ChefAnswer,
  type InquiryEnd,
} from './chef-inquiry-answers.js';
import { MAX_MINUTES, MIN_MINUTES } from './offer-words.js';

/** Longest texts of an inquiry. */
export const INQUIRY_TEXTS = { commune: 80, menu: 500, answer: 500 } as const;

/** The question to a chef. It names no client. */
export interface InquiryFacts {
  /** 'YYYY-MM-DD' */
  day: string;
  /** 'HH:MM', by the clocks of Santiago. */
  startsAt: string;
  minutes: number;
  guests: number;
  commune: string;
  menu: string | null;
  /** What the chef would get, in whole CLP; null where nobody said. */
  pay: number | null;
}

/**
 * 'Can you, that day?': what staff ask a chef before an offer is sent. The facts never change: with others the chef is
 * asked again.
 */
@Entity()
@Check({ name: 'chef_inquiry_starts_at_check', expression: `starts_at ~ '${HOUR_PATTERN}'` })
@Check({ name: 'chef_inquiry_minutes_check', expression: `minutes >= ${MIN_MINUTES} and minutes <= ${MAX_MINUTES}` })
@Check({ name: 'chef_inquiry_guests_check', expression: `guests >= 1 and guests <= ${MAX_GUESTS}` })
@Check({ name: 'chef_inquiry_pay_check', expression: 'pay >= 1' })
@Check({ name: 'chef_inquiry_answered_at_check', expression: '(answer is null) = (answered_at is null)' })
@Check({ name: 'chef_inquiry_ended_at_check', expression: '(ended is null) = (ended_at is null)' })
@Index({ properties: ['quoteRequest', 'id'] })
@Index({ properties: ['chef', 'id'] })
@Index({ properties: ['asked'] })
@Index({ properties: ['told'] })
@Index({
  name: 'chef_inquiry_one_open_unique',
  expression:
    'create unique index "chef_inquiry_one_open_unique" on "chef_inquiry" ("quote_request_id", "chef_id") where ended is null',
})
@Index({
  name: 'chef_inquiry_answered_index',
  properties: ['answeredAt'],
  where: 'ended is null and answered_at is not null',
})
export class ChefInquiry extends VersionedEntity {
  [OptionalProps]?: 'asked' | 'told';

  @ManyToOne(() => QuoteRequest, { deleteRule: 'cascade', comment: AUDIT.plain })
  quoteRequest: Rel<QuoteRequest>;

  /** Null once the chef was deleted. */
  @ManyToOne(() => Chef, { deleteRule: 'set null', nullable: true, comment: AUDIT.plain })
  chef: Rel<Chef> | null;

  /** The chef's name when they were asked. */
  @Property({ type: 'string', length: 200, comment: AUDIT.name })
  chefName: string;

  @Property({ type: 'date', comment: AUDIT.plain })
  day!: string;

  @Property({ type: 'string', length: 5, comment: AUDIT.plain })
  startsAt!: string;

  @Property({ type: 'integer', comment: AUDIT.plain })
  minutes!: number;

  @Property({ type: 'integer', comment: AUDIT.plain })
  guests!: number;

  @Property({ type: 'string', length: INQUIRY_TEXTS.commune, comment: AUDIT.personal })
  commune!: string;

  /** What would be cooked. */
  @Property({ type: 'string', length: INQUIRY_TEXTS.menu, nullable: true, comment: AUDIT.personal })
  menu!: string | null;

  /** What the chef would get, in whole CLP. */
  @Property({ type: 'integer', nullable: true, comment: AUDIT.plain })
  pay!: number | null;

  @Enum({ items: () => [...CHEF_ANSWERS], type: 'string', nullable: true, comment: AUDIT.plain })
  answer: Opt<ChefAnswer> | null = null;

  /** What the chef wrote: conditions, other days. */
  @Property({ type: 'string', length: INQUIRY_TEXTS.answer, nullable: true, comment: AUDIT.personal })
  answerText: Opt<string> | null = null;

  /** When the chef answered, or changed the answer last. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  answeredAt: Opt<Date> | null = null;

  @Enum({ items: () => [...INQUIRY_END_NAMES], type: 'string', nullable: true, comment: AUDIT.plain })
  ended: Opt<InquiryEnd> | null = null;

  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  endedAt: Opt<Date> | null = null;

  /** The activity that records the question to the chef: the mail is about it. */
  @ManyToOne(() => QuoteRequestActivity, { deleteRule: 'set null', nullable: true, comment: AUDIT.technical })
  asked: Rel<QuoteRequestActivity> | null = null;

  /** The activity that records the mail to the chef that it came to nothing. */
  @ManyToOne(() => QuoteRequestActivity, { deleteRule: 'set null', nullable: true, comment: AUDIT.technical })
  told: Rel<QuoteRequestActivity> | null = null;

  constructor(request: Rel<QuoteRequest>, chef: Rel<Chef>, facts: InquiryFacts) {
    super();
    this.quoteRequest = request;
    this.chef = chef;
    this.chefName = chef.chefName;
    Object.assign(this, facts);
  }

  /** Whether the chef was asked exactly this. */
  asks(facts: InquiryFacts): boolean {
    return Object.entries(facts).every(([fact, value]) => this[fact as keyof InquiryFacts] === value);
  }

  /** Whether the chef answered exactly this. */
  says(answer: ChefAnswer, text: string | null): boolean {
    return this.answer === answer && this.answerText === text;
  }

  /** Stores an answer. The caller has checked that it can be given (`overOf`). */
  take(answer: ChefAnswer, text: string | null, now = new Date()): void {
    this.answer = answer;
    this.answerText = text;
    this.answeredAt = now;
    this.version += 1;
  }

  /**
   * Ends it. It ends once.
   * @returns whether the chef must hear that it came to nothing: not who could not anyway
   */
  end(ended: InquiryEnd, now = new Date()): boolean {
    this.ended = ended;
    this.endedAt = now;
    this.version += 1;
    return this.answer !== 'cannot' && CAME_TO_NOTHING.some((end) => end === ended);
  }
}
