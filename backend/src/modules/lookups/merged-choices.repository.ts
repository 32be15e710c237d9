import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { tables } from '../../platform/database/tables.js';

/** The choices that a visitor asks for, by their ids; undefined means all. */
export interface AskedChoices {
  foodId?: number;
  cityId?: number;
  modalityId?: number;
  /** Diets that one experience serves, all of them. */
  dietIds?: number[];
}

const NONE = sql.lit(0);

type Single = Omit<AskedChoices, 'dietIds'>;

const into = statement(({ foodId = NONE, cityId = NONE, modalityId = NONE }: Placeholders<Single>) =>
  tables.selectNoFrom(({ selectFrom }) => [
    selectFrom('food_type').select('merged_into_id').where('id', '=', foodId).$asScalar().as('foodId'),
    selectFrom('city').select('merged_into_id').where('id', '=', cityId).$asScalar().as('cityId'),
    selectFrom('modality').select('merged_into_id').where('id', '=', modalityId).$asScalar().as('modalityId'),
  ]),
);

const dietsInto = statement(({ dietIds }: Placeholders<{ dietIds: number[] }>) =>
  tables
    .selectFrom('diet')
    .select(['id', 'merged_into_id'])
    .where('id', 'in', dietIds)
    .where('merged_into_id', 'is not', null),
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
  private async meantBy({ dietIds = [], ...single }: AskedChoices): Promise<AskedChoices | undefined> {
    const [one, diets] = [await this.singleMeant(single), await this.dietsMeant(dietIds)];
    return one || diets ? { ...one, ...(diets && { dietIds: diets }) } : undefined;
  }

  private async singleMeant({ foodId, cityId, modalityId }: Single): Promise<Single | undefined> {
    if (foodId === undefined && cityId === undefined && modalityId === undefined) return undefined;
    const now = await into.first(this.em, { foodId, cityId, modalityId });
    if (!now?.foodId && !now?.cityId && !now?.modalityId) return undefined;
    return {
      foodId: now.foodId ?? foodId,
      cityId: now.cityId ?? cityId,
      modalityId: now.modalityId ?? modalityId,
    };
  }

  private async dietsMeant(dietIds: number[]): Promise<number[] | undefined> {
    if (dietIds.length === 0) return undefined;
    const former = new Map((await dietsInto.rows(this.em, { dietIds })).map((row) => [row.id, row.merged_into_id]));
    return former.size > 0 ? [...new Set(dietIds.map((id) => former.get(id) ?? id))] : undefined;
  }
}
