import { type Opt, type Rel } from '@mikro-orm/core';
import { Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { nameKey } from '../../platform/database/name-key.js';
import { SPANISH_ORDER } from '../../platform/database/spanish-order.js';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';
import { Chef } from '../chefs/entities.js';
import { City } from '../lookups/entities.js';
import type { Corrections } from '../personal-data/index.js';
import { Proposal } from '../proposals/entities.js';
import {
  ORIGINS,
  QUOTE_KIND_NAMES,
  QUOTE_KINDS,
  REPLIES,
  REPLY_NAMES,
  type QuoteKind,
  type QuoteOrigin,
  type ReplyBy,
} from './quote-kinds.js';

/** What replaces an erased client's name. */
export const ERASED_TEXT = 'Datos borrados';
export const ERASED_CONTACT = { email: 'datos-borrados@invalid', phoneNumber: '+56000000000' } as const;

/** What replaces a campaign's words: figures still separate such clients from those who came by themselves. */
export const ERASED_CAMPAIGN = 'borrada';

/** The purpose for which clients consent, and the version of the text. A new wording needs a new version. */
export const CONSENT = { purpose: 'Responder la solicitud', version: '2026-11' } as const;

/** What a visitor asks for. */
export type QuoteDetails = Pick<
  RequestDetails,
  | 'requestKey'
  | 'name'
  | 'email'
  | 'phoneNumber'
  | 'city'
  | 'eventDate'
  | 'guests'
  | 'kind'
  | 'message'
  | 'chef'
  | 'proposal'
  | 'utmSource'
  | 'utmMedium'
  | 'utmCampaign'
> &
  Partial<Pick<RequestDetails, 'requestDigest' | 'replyBy' | 'budgetPerPerson' | 'origin'>>;

/** The search text of staff: name, e-mail, phone and message, without case and accents. */
export const requestSearchKey = (of: Pick<RequestDetails, 'name' | 'email' | 'phoneNumber' | 'message'>): string =>
  nameKey([of.name, of.email, of.phoneNumber, of.message].join(' '));

/** What staff can correct of what a client asks for, and how to reach them. */
export type RequestFacts = Pick<
  RequestDetails,
  'city' | 'eventDate' | 'guests' | 'kind' | 'budgetPerPerson' | 'replyBy' | 'email' | 'phoneNumber'
>;

/** A corrected fact: its field in the API, and its values as people read them. */
export interface FactChange {
  field: string;
  before: string | null;
  after: string | null;
}

const FACTS: readonly { name: string; shown: (facts: RequestFacts) => string | null }[] = [
  { name: 'kind', shown: ({ kind }) => QUOTE_KIND_NAMES[kind] },
  { name: 'guests', shown: ({ guests }) => guests?.toString() ?? null },
  { name: 'event_date', shown: ({ eventDate }) => eventDate },
  { name: 'city_id', shown: ({ city }) => city?.name ?? null },
  {
    name: 'budget_per_person',
    shown: ({ budgetPerPerson }) => budgetPerPerson?.toString() ?? null,
  },
  { name: 'reply_by', shown: ({ replyBy }) => REPLY_NAMES[replyBy as ReplyBy] },
  { name: 'email', shown: ({ email }) => email },
  { name: 'phone_number', shown: ({ phoneNumber }) => phoneNumber },
];

/** The columns that come with a request: the client, and what they ask for. */
export abstract class RequestDetails extends VersionedEntity {
  /** The form's idempotency key. A request that arrives twice is stored once. */
  @Property({ type: 'uuid', comment: AUDIT.technical })
  @Unique()
  requestKey!: string;

  /**
   * Digest of the content that was sent with the key. Null after the request ended or lost its client's words. Then it
   * takes nothing more, and nobody can guess erased content.
   */
  @Property({ type: 'string', length: 43, nullable: true, comment: AUDIT.technical })
  requestDigest: Opt<string> | null = null;

  @Property({ type: 'string', length: 200, collation: SPANISH_ORDER, comment: AUDIT.personal })
  name!: string;

  /** Null where staff took the request by phone and the client gave none. Then there is a phone. */
  @Property({ type: 'string', length: 254, nullable: true, comment: AUDIT.personal })
  email!: string | null;

  /** In E.164. Null where a client wants to be answered by mail and gave none. */
  @Property({ type: 'string', length: 16, nullable: true, comment: AUDIT.personal })
  phoneNumber!: string | null;

  @ManyToOne(() => City, { deleteRule: 'restrict', nullable: true, comment: AUDIT.plain })
  city!: Rel<City> | null;

  /** Day of the event ('YYYY-MM-DD'), if the visitor knows it. */
  @Property({ type: 'date', nullable: true, comment: AUDIT.plain })
  eventDate!: string | null;

  /** Number of people. Null for another question. */
  @Property({ type: 'integer', nullable: true, comment: AUDIT.plain })
  guests!: number | null;

  @Enum({ items: () => [...QUOTE_KINDS], type: 'string', comment: AUDIT.plain })
  kind!: QuoteKind;

  @Property({ type: 'string', length: 500, nullable: true, comment: AUDIT.personal })
  message!: string | null;

  /** The chef of the first choice. */
  @ManyToOne(() => Chef, { deleteRule: 'set null', nullable: true, comment: AUDIT.plain })
  chef!: Rel<Chef> | null;

  /** The experience of the first choice. */
  @ManyToOne(() => Proposal, { deleteRule: 'set null', nullable: true, comment: AUDIT.plain })
  proposal!: Rel<Proposal> | null;

  /** The campaign of the visitor's link, as `campaignWord` stores it. The link's author chose the words. */
  @Property({ type: 'string', length: 200, nullable: true, comment: AUDIT.personal })
  utmSource!: string | null;

  @Property({ type: 'string', length: 200, nullable: true, comment: AUDIT.personal })
  utmMedium!: string | null;

  @Property({ type: 'string', length: 200, nullable: true, comment: AUDIT.personal })
  utmCampaign!: string | null;

  /** Name, e-mail, phone and message without case and accents, for the search of the back-office. */
  @Property({ type: 'text', comment: AUDIT.technical })
  searchKey!: string;

  @Enum({ items: () => [...REPLIES], type: 'string', default: 'whatsapp', comment: AUDIT.plain })
  replyBy: Opt<ReplyBy> = 'whatsapp';

  /** Whole CLP. */
  @Property({ type: 'integer', nullable: true, comment: AUDIT.plain })
  budgetPerPerson: Opt<number> | null = null;

  @Enum({ items: () => [...ORIGINS], type: 'string', default: 'web', comment: AUDIT.plain })
  origin: Opt<QuoteOrigin> = 'web';

  /** When the visitor agreed to the use of these personal data. */
  @Property({ type: 'Date', defaultRaw: 'now()', comment: AUDIT.plain })
  consentedAt: Opt<Date> = new Date();

  /** The purpose of the consent. */
  @Property({ type: 'string', length: 60, default: CONSENT.purpose, comment: AUDIT.plain })
  consentPurpose: Opt<string> = CONSENT.purpose;

  /** The version of the text that the visitor saw. Null for rows older than versions. */
  @Property({ type: 'string', length: 20, nullable: true, comment: AUDIT.plain })
  consentVersion: Opt<string> | null = CONSENT.version;

  /** Throws without details. Otherwise MikroORM takes the value of `consentVersion` as the default of its column. */
  constructor(details: QuoteDetails) {
    super();
    Object.assign(this, details);
    this.searchKey = requestSearchKey(details);
  }

  /**
   * Corrects what the client asks for. Their message stays as they wrote it.
   * @returns what changed, by the names of the API
   */
  protected correctFacts(facts: RequestFacts): FactChange[] {
    const changes = FACTS.flatMap(({ name, shown }): FactChange[] => {
      const [before, after] = [shown(this), shown(facts)];
      return before === after ? [] : [{ field: name, before, after }];
    });
    Object.assign(this, facts);
    this.searchKey = requestSearchKey(this);
    return changes;
  }

  /** Corrects the client's name and contact. Missing fields stay. */
  protected correct({ name, email, phone }: Corrections): void {
    this.name = name ?? this.name;
    this.email = email ?? this.email;
    this.phoneNumber = phone ?? this.phoneNumber;
    this.searchKey = requestSearchKey(this);
  }

  /** Removes the client's words and their search key. */
  protected forget(): void {
    this.message = null;
    this.searchKey = '';
    this.requestDigest = null;
  }
}
