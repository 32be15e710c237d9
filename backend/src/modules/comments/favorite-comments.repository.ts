import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { statement } from '../../platform/database/statement.js';
import { asNumber, tables } from '../../platform/database/tables.js';
import { imageOf, shown } from '../files/index.js';
import type { FavoriteCommentDto } from './favorite-comment.dto.js';

const favorites = statement(() =>
  tables
    .selectFrom('comment')
    .innerJoin('chef', 'chef.id', 'comment.chef_id')
    .select(({ ref }) => [
      'comment.id',
      'comment.client_name',
      'comment.description',
      asNumber(ref('comment.score')).as('score'),
      'comment.verified',
      jsonBuildObject({
        chef_name: ref('chef.chef_name'),
        slug: ref('chef.slug'),
        profile_image: imageOf(ref('chef.profile_image_id')),
      }).as('chef'),
    ])
    .where('comment.favorite', '=', sql.lit(true))
    .where('comment.withheld', '=', sql.lit(false))
    .where('chef.state', '=', sql.lit('ACTIVE'))
    .orderBy('comment.favorite_changed_at', 'desc')
    .orderBy('comment.id', 'desc'),
);

/** Reads the opinions that the home page features, in one statement. */
@Injectable()
export class FavoriteCommentsRepository {
  constructor(private readonly em: EntityManager) {}

  /** The favourites about active chefs, the last featured first. */
  async all(): Promise<FavoriteCommentDto[]> {
    return shown(await favorites.rows(this.em));
  }
}
