import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { Evening } from '../agenda/entities.js';
import { PrivatePaper } from '../files/entities.js';
import { DOCUMENT_KINDS, MAX_AMOUNT, type DocumentKind } from './money-kinds.js';

/** What is noted of a paper of a sale. */
export interface DocumentFacts {
  kind: DocumentKind;
  number: number;
  /** 'YYYY-MM-DD' */
  issuedOn: string;
  /** Whole CLP. */
  amount: number;
}

/** A boleta or factura that was made elsewhere for an evening. */
@Entity()
@Check({
  name: 'sale_document_number_check',
  expression: `number >= 1 and amount >= 1 and amount <= ${MAX_AMOUNT}`,
})
@Unique({ name: 'sale_document_kind_number_unique', properties: ['kind', 'number'] })
@Index({ properties: ['evening', 'id'] })
export class SaleDocument extends BaseEntity {
  @ManyToOne(() => Evening, { deleteRule: 'cascade', comment: AUDIT.plain })
  evening: Rel<Evening>;

  @Enum({ items: () => [...DOCUMENT_KINDS], type: 'string', comment: AUDIT.plain })
  kind: DocumentKind;

  @Property({ type: 'integer', comment: AUDIT.plain })
  number: number;

  @Property({ type: 'date', comment: AUDIT.plain })
  issuedOn: string;

  /** Whole CLP. */
  @Property({ type: 'integer', comment: AUDIT.plain })
  amount: number;

  /** Its PDF; null until somebody attaches it. */
  @ManyToOne(() => PrivatePaper, { deleteRule: 'restrict', nullable: true, comment: AUDIT.technical })
  paper: Opt<Rel<PrivatePaper>> | null = null;

  constructor(evening: Rel<Evening>, { kind, number, issuedOn, amount }: DocumentFacts) {
    super();
    this.evening = evening;
    this.kind = kind;
    this.number = number;
    this.issuedOn = issuedOn;
    this.amount = amount;
  }
}
