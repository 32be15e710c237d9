import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { statement, type Places } from '../../platform/database/statement.js';
import { moment, tables, type Tables } from '../../platform/database/tables.js';
import { IMAGE, ImageDto } from '../files/index.js';
import { ProfileChange, type ChangeState, type ProfileValues } from './profile-change.entity.js';

const { ref } = expressionBuilder<Tables, 'profile_change'>();

/** A change as it is stored: what is null stays as it is public. */
export interface ChangeRow {
  id: number;
  state: ChangeState;
  description: string | null;
  information: string | null;
  price_per_person: number | null;
  profile_image: ImageDto | null;
  base: ProfileValues;
  note: string | null;
  sent_at: string;
  version: number;
}

const ofChef = statement(({ chef }: Places<{ chef: number }>) =>
  tables
    .selectFrom('profile_change')
    .select([
      'profile_change.id',
      'profile_change.state',
      'profile_change.description',
      'profile_change.information',
      'profile_change.price_per_person',
      ref('profile_change.base').$castTo<ProfileValues>().as('base'),
      'profile_change.note',
      'profile_change.version',
      moment(ref('profile_change.sent_at')).as('sent_at'),
      jsonObjectFrom(
        tables.selectFrom('image').select(IMAGE).where('image.id', '=', ref('profile_change.profile_image_id')),
      ).as('profile_image'),
    ])
    .where('profile_change.chef_id', '=', chef),
);

/** What chefs propose, in the database. */
@Injectable()
export class ProfileChangesRepository {
  constructor(private readonly em: EntityManager) {}

  /** What a chef proposed last. Undefined where nothing was proposed, or the chef took it back. */
  async row(em: EntityManager, chef: number): Promise<ChangeRow | undefined> {
    const found = await ofChef.first(em, { chef });
    return found && { ...found, profile_image: found.profile_image && ImageDto.from(found.profile_image) };
  }

  /** The same to be changed, locked until the end of the transaction. Null if there is none. */
  lock(em: EntityManager, chefId: number): Promise<ProfileChange | null> {
    return em.findOne(ProfileChange, { chef: chefId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }
}
