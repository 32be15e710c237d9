import { Cascade, Collection, type Opt, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { refuseOtherContent, type Creation } from '../../platform/database/creation-key.js';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';
import type { Image } from '../files/entities.js';
import { HeaderNotFoundError, TooManyHeadersError } from './company.errors.js';
import { Header, MAX_HEADERS, type HeaderTexts } from './header.entity.js';

/** The id of the company. There is only one. */
export const COMPANY_ID = 1;

/** The company's fields that staff edit. */
export type CompanyDetails = Pick<
  Company,
  'city' | 'address' | 'email' | 'phoneNumber' | 'facebook' | 'instagram' | 'linkedin'
> &
  Partial<Pick<Company, 'legalName' | 'rut' | 'replyPromise' | 'workingHours'>>;

/** The company behind the site: contact data and the covers of the home page. There is only one. */
@Entity()
@Check({ name: 'company_single_check', expression: `id = ${COMPANY_ID}` })
@Check({ name: 'company_rut_check', expression: "rut ~ '^[0-9]{7,8}-[0-9K]$'" })
export class Company extends VersionedEntity {
  [OptionalProps]?: 'headers';

  @Property({ type: 'string', length: 200 })
  city!: string;

  @Property({ type: 'string', length: 200 })
  address!: string;

  @Property({ type: 'string', length: 254 })
  email!: string;

  @Property({ type: 'string', length: 12 })
  phoneNumber!: string;

  @Property({ type: 'string', length: 300, nullable: true })
  facebook!: string | null;

  @Property({ type: 'string', length: 300, nullable: true })
  instagram!: string | null;

  @Property({ type: 'string', length: 300, nullable: true })
  linkedin!: string | null;

  /** The name in law. */
  @Property({ type: 'string', length: 200, nullable: true })
  legalName: string | null = null;

  /** With its check digit: '76086428-5'. */
  @Property({ type: 'string', length: 10, nullable: true })
  rut: string | null = null;

  /** How soon clients are answered, as a sentence. */
  @Property({ type: 'string', length: 120, nullable: true })
  replyPromise: string | null = null;

  /** When somebody answers. */
  @Property({ type: 'string', length: 120, nullable: true })
  workingHours: string | null = null;

  /** Whether the pages of chefs name their next free Saturdays. */
  @Property({ type: 'boolean', default: false })
  showFreeSaturdays: Opt<boolean> = false;

  /** Whether an offer is sent only after its chef said 'Puedo'. */
  @Property({ type: 'boolean', default: false })
  requireChefAnswer: Opt<boolean> = false;

  /** Whether the chef gets the event sheet at once after a yes, without a press. */
  @Property({ type: 'boolean', default: false })
  sheetAtOnce: Opt<boolean> = false;

  @OneToMany(() => Header, (header) => header.company, {
    orderBy: { position: 'asc' },
    cascade: [Cascade.PERSIST],
    orphanRemoval: true,
  })
  headers = new Collection<Header>(this);

  constructor(details: CompanyDetails) {
    super();
    this.id = COMPANY_ID;
    this.describe(details);
  }

  describe(details: CompanyDetails): void {
    Object.assign(this, details);
  }

  /**
   * Adds a cover after the others. The company must be locked and its covers loaded, so that a fourth cannot be added
   * at the same moment.
   * @throws TooManyHeadersError
   */
  addHeader(texts: HeaderTexts, image: Image, creation: Creation | null = null): Header {
    const count = this.headers.length;
    if (count >= MAX_HEADERS) throw new TooManyHeadersError();
    const header = new Header(this, count + 1, texts, image, creation);
    this.headers.add(header);
    return header;
  }

  /** Removes a cover. Those after it move up, so that the next one is added last again. */
  removeHeader(header: Header): void {
    this.headers.remove(header);
    for (const [index, left] of this.inOrder().entries()) left.position = index + 1;
  }

  /**
   * The cover that an earlier sending created.
   * @throws KeyReusedError
   */
  headerCreatedBy(creation: Creation | null): Header | undefined {
    const header = creation && this.headers.getItems().find(({ creationKey }) => creationKey === creation.key);
    if (header) refuseOtherContent(creation, header.creationDigest);
    return header ?? undefined;
  }

  /** @throws HeaderNotFoundError */
  findHeader(id: number): Header {
    const header = this.headers.getItems().find((one) => one.id === id);
    if (!header) throw new HeaderNotFoundError();
    return header;
  }

  private inOrder(): Header[] {
    return this.headers.getItems().toSorted((one, other) => one.position - other.position);
  }
}
