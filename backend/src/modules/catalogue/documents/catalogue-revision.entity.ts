import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { unaudited } from '../../../platform/audit/marks.js';

/**
 * How often what visitors are told of a chef and its experiences has changed. Triggers count, in the transaction of the change. The
 * row of nobody (0) counts what all chefs share, such as the name of a food type. A chef without a row has not changed since there are
 * documents. Lost together with the documents (unlogged), so that none outlives its count.
 */
@Entity({ comment: unaudited('counts changes of rows that have lines') })
export class CatalogueRevision {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  chefId!: number;

  @Property({ type: 'bigint' })
  revision!: string;
}
