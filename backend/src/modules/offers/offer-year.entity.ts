import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { unaudited } from '../../platform/audit/marks.js';

/** How many offers were sent in a year of Chile. The row is locked while the next number is taken. */
@Entity({ comment: unaudited('the last number of a year') })
export class OfferYear {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  year!: number;

  @Property({ type: 'integer' })
  last!: number;
}
