import { type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { Evening } from '../agenda/entities.js';
import { Chef } from '../chefs/entities.js';
import { PrivatePaper } from '../files/entities.js';
import { MAX_BOLETA_NUMBER } from './payout.entity.js';

/** The boleta that a chef gave for an evening, as a PDF. A paper of the company's: it stays when the chef goes. */
@Entity()
@Check({ name: 'boleta_number_check', expression: `number >= 1 and number <= ${MAX_BOLETA_NUMBER}` })
@Unique({ properties: ['evening'] })
export class Boleta extends BaseEntity {
  @ManyToOne(() => Evening, { deleteRule: 'cascade', comment: AUDIT.plain })
  evening: Rel<Evening>;

  /** Who gave it; null once the chef was deleted. */
  @ManyToOne(() => Chef, { deleteRule: 'set null', nullable: true, comment: AUDIT.plain })
  chef: Rel<Chef> | null;

  @Property({ type: 'integer', comment: AUDIT.plain })
  number: number;

  @ManyToOne(() => PrivatePaper, { deleteRule: 'restrict', comment: AUDIT.technical })
  paper: Rel<PrivatePaper>;

  constructor(evening: Rel<Evening>, number: number, paper: Rel<PrivatePaper>) {
    super();
    this.evening = evening;
    this.chef = evening.chef;
    this.number = number;
    this.paper = paper;
  }

  /** Another one takes its place: that of the evening's present chef, whom the former one's paper does not concern. */
  replace(number: number, paper: Rel<PrivatePaper>): void {
    this.chef = this.evening.chef;
    this.number = number;
    this.paper = paper;
  }
}
