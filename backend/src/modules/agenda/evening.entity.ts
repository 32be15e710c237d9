import { randomUUID } from 'node:crypto';
import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';
import { HOUR_PATTERN } from '../../platform/http/value/day.js';
import { Chef } from '../chefs/entities.js';
import { QuoteRequest } from '../quotes/entities.js';
import { EveningBegunError, EveningCancelledError, ShareNoteMissingError, ShareTooLowError } from './agenda.errors.js';
import { CANCELLERS, type Cancellation, type CancelledBy } from './cancellation.js';
import { spanOf, type EveningTime } from './evening-time.js';

/** Shortest and longest evening, in minutes. */
export const MIN_MINUTES = 30;
export const MAX_MINUTES = 960;

/** Longest texts of an evening. Longer ones are cut. */
export const EVENING_TEXTS = {
  commune: 200,
  address: 200,
  contact: 120,
  menu: 500,
  clientFirstName: 200,
  reason: 500,
} as const;

/** How a client is called, and on which phone. */
type ClientContact = Readonly<Pick<QuoteRequest, 'name' | 'phoneNumber'>>;

/** What is agreed about an evening. */
export interface EveningPlan extends EveningTime {
  requestId: number;
  chefId: number;
  guests: number;
  commune: string;
  menu: string;
  clientFirstName: string;
  /** Street and number, where they are known. */
  address?: string | null;
}

/** Data for that night, which client and staff complete after the yes; null where nobody said it. */
export interface NightDetails {
  address: string | null;
  contactName: string | null;
  contactPhone: string | null;
}

/** A changed value of these, as an activity records it. */
interface NightChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** What can be renegotiated about an evening, besides day and hour. */
export type EveningChange = Pick<EveningPlan, 'chefId' | 'guests' | 'minutes' | 'commune' | 'menu' | 'address'>;

/** The same with the rows that its ids name. */
interface EveningDetails extends Omit<EveningPlan, 'requestId' | 'chefId'> {
  quoteRequest: Rel<QuoteRequest>;
  chef: Rel<Chef>;
}

const cut = (text: string, max: number): string => [...text].slice(0, max).join('');

/** An evening of a chef for one request. A cancelled one stays, so that calendars get the cancellation. */
@Entity()
@Check({ name: 'evening_starts_at_check', expression: `starts_at ~ '${HOUR_PATTERN}'` })
@Check({ name: 'evening_minutes_check', expression: `minutes >= ${MIN_MINUTES} and minutes <= ${MAX_MINUTES}` })
@Check({ name: 'evening_guests_check', expression: 'guests >= 1' })
@Check({ name: 'evening_sequence_check', expression: 'sequence >= 0' })
@Check({
  name: 'evening_refund_check',
  expression: 'refund_percent >= refund_least and refund_percent <= 100 and refund_least >= 0',
})
@Check({ name: 'evening_contact_phone_check', expression: "contact_phone ~ '^\\+[1-9][0-9]{6,14}$'" })
@Check({ name: 'evening_cancelled_check', expression: 'cancelled_by is null or cancelled_at is not null' })
@Index({ properties: ['quoteRequest'] })
@Index({
  name: 'evening_request_unique',
  expression:
    'create unique index "evening_request_unique" on "evening" ("quote_request_id") where cancelled_at is null',
})
@Index({ properties: ['chef', 'day', 'id'] })
@Index({ properties: ['day', 'id'] })
@Index({ name: 'evening_contact_phone_index', properties: ['contactPhone'], where: 'contact_phone is not null' })
export class Evening extends VersionedEntity {
  /** Its id in calendars. It never changes. */
  @Property({ type: 'uuid', defaultRaw: 'gen_random_uuid()', comment: AUDIT.technical })
  @Unique()
  uid: Opt<string> = randomUUID();

  @ManyToOne(() => QuoteRequest, { deleteRule: 'cascade', comment: AUDIT.plain })
  quoteRequest: Rel<QuoteRequest>;

  /** Null once the chef was deleted. */
  @ManyToOne(() => Chef, { deleteRule: 'set null', nullable: true, comment: AUDIT.plain })
  chef: Rel<Chef> | null;

  /** The chef's name when the evening was entered. */
  @Property({ type: 'string', length: 200, comment: AUDIT.plain })
  chefName: string;

  /** The day on which it begins in Chile ('YYYY-MM-DD'). */
  @Property({ type: 'date', comment: AUDIT.plain })
  day!: string;

  /** When it begins by Chile's clocks ('HH:MM'). */
  @Property({ type: 'string', length: 5, comment: AUDIT.plain })
  startsAt!: string;

  /** Its length. It may end after midnight. */
  @Property({ type: 'integer', comment: AUDIT.plain })
  minutes!: number;

  /** The moments that follow from day, time and length. */
  @Property({ type: 'Date', comment: AUDIT.technical })
  beginsAt!: Date;

  @Property({ type: 'Date', comment: AUDIT.technical })
  endsAt!: Date;

  @Property({ type: 'integer', comment: AUDIT.plain })
  guests: number;

  @Property({ type: 'string', length: EVENING_TEXTS.commune, comment: AUDIT.personal })
  commune: string;

  /** Street and number. */
  @Property({ type: 'string', length: EVENING_TEXTS.address, nullable: true, comment: AUDIT.personal })
  address: string | null;

  /** Who receives the chef, where it is not the client. */
  @Property({ type: 'string', length: EVENING_TEXTS.contact, nullable: true, comment: AUDIT.personal })
  contactName: Opt<string> | null = null;

  @Property({ type: 'string', length: 16, nullable: true, comment: AUDIT.personal })
  contactPhone: Opt<string> | null = null;

  @Property({ type: 'string', length: EVENING_TEXTS.menu, comment: AUDIT.personal })
  menu: string;

  @Property({ type: 'string', length: EVENING_TEXTS.clientFirstName, comment: AUDIT.personal })
  clientFirstName!: string;

  /** Whether staff entered it by hand. An offer's evening is changed on the offer. */
  @Property({ type: 'boolean', default: false, comment: AUDIT.plain })
  byHand: Opt<boolean> = false;

  /** How often it was changed: calendars keep the highest number. */
  @Property({ type: 'integer', default: 0, comment: AUDIT.technical })
  sequence: Opt<number> = 0;

  /** When it was last moved to another day: nothing of its money is due before. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  movedAt: Opt<Date> | null = null;

  /** When client and chef were reminded of it, three days before. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  remindedAt: Opt<Date> | null = null;

  @Property({ type: 'Date', nullable: true, comment: AUDIT.plain })
  cancelledAt: Opt<Date> | null = null;

  /** Who cancelled it; null while nobody did. */
  @Enum({ items: () => [...CANCELLERS], type: 'string', nullable: true, comment: AUDIT.plain })
  cancelledBy: Opt<CancelledBy> | null = null;

  /** Why, for staff. */
  @Property({ type: 'string', length: EVENING_TEXTS.reason, nullable: true, comment: AUDIT.personal })
  cancelReason: Opt<string> | null = null;

  /** The share of the agreed total that is given back, in percent. It stays as it was when the evening was cancelled. */
  @Property({ type: 'integer', nullable: true, comment: AUDIT.plain })
  refundPercent: Opt<number> | null = null;

  /** The share that the terms gave back on that day, below which the other never lies. */
  @Property({ type: 'integer', nullable: true, comment: AUDIT.plain })
  refundLeast: Opt<number> | null = null;

  /** Why more is given back than the terms say. */
  @Property({ type: 'string', length: EVENING_TEXTS.reason, nullable: true, comment: AUDIT.personal })
  refundNote: Opt<string> | null = null;

  constructor({ quoteRequest, chef, guests, commune, menu, clientFirstName, address, ...time }: EveningDetails) {
    super();
    this.quoteRequest = quoteRequest;
    this.chef = chef;
    this.chefName = chef.chefName;
    this.guests = guests;
    this.commune = cut(commune, EVENING_TEXTS.commune);
    this.address = address ? cut(address, EVENING_TEXTS.address) : null;
    this.menu = cut(menu, EVENING_TEXTS.menu);
    this.callClient(clientFirstName);
    this.settle(time);
  }

  /** What the agenda and calendars call its client. */
  callClient(firstName: string): void {
    this.clientFirstName = cut(firstName, EVENING_TEXTS.clientFirstName);
  }

  /** Where the client receives the chef, name and phone are corrected with the client's. */
  correctContact(before: ClientContact, after: ClientContact): void {
    if (this.contactName === before.name) this.contactName = after.name;
    if (this.contactPhone !== null && this.contactPhone === before.phoneNumber)
      this.contactPhone = after.phoneNumber ?? this.contactPhone;
  }

  /** Whether it is not cancelled, and is at this day and time already. */
  isAt({ day, startsAt, minutes }: EveningTime): boolean {
    return !this.cancelledAt && this.day === day && this.startsAt === startsAt && this.minutes === minutes;
  }

  /**
   * Moves it to another day or hour, with a higher sequence for calendars. Of a later day people are reminded again.
   * @throws EveningCancelledError
   */
  moveTo(time: EveningTime, now = new Date()): void {
    if (this.cancelledAt) throw new EveningCancelledError();
    if (time.day !== this.day) this.movedAt = now;
    if (time.day > this.day) this.remindedAt = null;
    this.settle(time);
    this.sequence += 1;
  }

  /** Whether it was cancelled in the same words. */
  isOff({ by, reason, least, percent = least }: Cancellation): boolean {
    return this.cancelledBy === by && this.cancelReason === reason && this.refundPercent === percent;
  }

  /** Freezes what is given back. @throws EveningCancelledError, ShareTooLowError, ShareNoteMissingError */
  cancel({ by, reason, least, percent = least, note = null }: Cancellation, now = new Date()): void {
    if (this.cancelledAt) throw new EveningCancelledError();
    if (percent < least) throw new ShareTooLowError(least);
    if (percent > least && !note) throw new ShareNoteMissingError(least);
    this.cancelledAt = now;
    this.cancelledBy = by;
    this.cancelReason = reason;
    this.refundPercent = percent;
    this.refundLeast = least;
    this.refundNote = percent > least ? note : null;
    this.sequence += 1;
  }

  /** Day and hour stay, but the chef must know of it. @throws EveningCancelledError */
  changed(): void {
    if (this.cancelledAt) throw new EveningCancelledError();
    this.sequence += 1;
  }

  /**
   * Becomes what was renegotiated, with a higher sequence for calendars. Day and hour stay.
   * @throws EveningCancelledError
   */
  agree(
    chef: Rel<Chef>,
    { guests, minutes, commune, menu, address = this.address }: Omit<EveningChange, 'chefId'>,
  ): void {
    this.changed();
    this.chef = chef;
    this.chefName = chef.chefName;
    this.guests = guests;
    this.commune = cut(commune, EVENING_TEXTS.commune);
    this.address = address;
    this.menu = cut(menu, EVENING_TEXTS.menu);
    this.settle({ day: this.day, startsAt: this.startsAt, minutes });
  }

  /**
   * Takes over the data for that night, with a higher sequence for calendars if any differs.
   * @returns what changed
   * @throws EveningCancelledError, EveningBegunError
   */
  describe(details: NightDetails, now = new Date()): NightChange[] {
    if (this.hasBegun(now)) throw new EveningBegunError();
    const changes = this.changesTo(details);
    if (changes.length === 0) return [];
    this.changed();
    Object.assign(this, details);
    return changes;
  }

  /** What differs in the data for that night. */
  changesTo({ address, contactName, contactPhone }: NightDetails): NightChange[] {
    const all: NightChange[] = [
      { field: 'address', before: this.address, after: address },
      { field: 'contact_name', before: this.contactName, after: contactName },
      { field: 'contact_phone', before: this.contactPhone, after: contactPhone },
    ];
    return all.filter(({ before, after }) => before !== after);
  }

  hasBegun(now = new Date()): boolean {
    return this.beginsAt <= now;
  }

  /** When an evening at this time would begin. */
  static beginOf(time: EveningTime): Date {
    return spanOf(time).beginsAt;
  }

  private settle(time: EveningTime): void {
    const { beginsAt, endsAt } = spanOf(time);
    this.day = time.day;
    this.startsAt = time.startsAt;
    this.minutes = time.minutes;
    this.beginsAt = beginsAt;
    this.endsAt = endsAt;
  }
}
