import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { statement, type Places } from '../../../platform/database/statement.js';
import { tables } from '../../../platform/database/tables.js';
import type { AskedChoices } from './asked-choices.js';

const NONE = sql.lit(0);

const into = statement(({ foodId = NONE, cityId = NONE, modalityId = NONE }: Places<AskedChoices>) =>
  tables.selectNoFrom(({ selectFrom }) => [
    selectFrom('food_type').select('merged_into_id').where('id', '=', foodId).$asScalar().as('foodId'),
    selectFrom('city').select('merged_into_id').where('id', '=', cityId).$asScalar().as('cityId'),
    selectFrom('modality').select('merged_into_id').where('id', '=', modalityId).$asScalar().as('modalityId'),
  ]),
);

/** Choices that went into others. Nothing has them any more, so they are looked up only for a search that finds nothing. */
@Injectable()
export class MergedChoicesRepository {
  constructor(private readonly em: EntityManager) {}

  /** Runs a search; if it finds nothing, runs it again with the choices into which the asked ones went. */
  async search<Search extends AskedChoices, Row>(
    search: Search,
    find: (search: Search) => Promise<Row[]>,
  ): Promise<Row[]> {
    const rows = await find(search);
    const meant = rows.length === 0 ? await this.meantBy(search) : undefined;
    return meant ? find({ ...search, ...meant }) : rows;
  }

  /** The ids that these mean now; undefined where they mean themselves. */
  private async meantBy({ foodId, cityId, modalityId }: AskedChoices): Promise<AskedChoices | undefined> {
    if (foodId === undefined && cityId === undefined && modalityId === undefined) return undefined;
    const now = await into.first(this.em, { foodId, cityId, modalityId });
    if (!now?.foodId && !now?.cityId && !now?.modalityId) return undefined;
    return {
      foodId: now.foodId ?? foodId,
      cityId: now.cityId ?? cityId,
      modalityId: now.modalityId ?? modalityId,
    };
  }
}
