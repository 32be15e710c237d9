import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { statement, type Places } from '../../../platform/database/statement.js';
import { tables } from '../../../platform/database/tables.js';

/** The choices that a visitor asks for, by their ids; undefined means all. */
export interface AskedChoices {
  foodId?: number;
  cityId?: number;
  modalityId?: number;
}

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

  /** The ids that these mean now; undefined where they mean themselves. */
  async meantBy({ foodId, cityId, modalityId }: AskedChoices): Promise<AskedChoices | undefined> {
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
