import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../platform/database/query.js';
import { imageJson } from '../files/index.js';
import type { FavoriteCommentRow } from './comments.dto.js';

/** Opinions in the database. */
@Injectable()
export class CommentsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Featured opinions of active chefs, the last featured first. */
  favorites(): Promise<FavoriteCommentRow[]> {
    return query(
      this.em,
      `select k.id, k.client_name, k.description, k.score::float8 as score,
         json_build_object('chef_name', c.chef_name, 'slug', c.slug, 'profile_image', ${imageJson('i')}) as chef
       from comment k join chef c on c.id = k.chef_id join image i on i.id = c.profile_image_id
       where k.favorite and c.state = 'ACTIVE' order by k.favorite_changed_at desc, k.id desc`,
    );
  }
}
