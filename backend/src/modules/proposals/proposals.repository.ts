import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../platform/database/query.js';

/** Experiences in the database. */
@Injectable()
export class ProposalsRepository {
  /** Ids of the pictures of a chef's experiences. */
  async imagesOfChef(em: EntityManager, chefId: number): Promise<number[]> {
    const rows = await query<{ id: number }>(em, 'select profile_image_id as id from proposal where chef_id = $1', [chefId]);
    return rows.map((row) => row.id);
  }
}
