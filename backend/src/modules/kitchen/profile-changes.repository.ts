import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { expressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { among, database, moment, tables, type Tables } from '../../platform/database/tables.js';
import { IMAGE, imageOf, ImageDto, shown } from '../files/index.js';
import type { LookupDto } from '../lookups/index.js';
import type { ProfileMenuDto } from './profile-change.dto.js';
import { ProfileChange } from './profile-change.entity.js';
import type { ChangeState, MenuChange, NewMenu, ProfileValues } from './profile-values.js';

const { ref } = expressionBuilder<Tables, 'profile_change' | 'proposal'>();

/** A change as it is stored: what is null or empty stays as it is public. */
export interface ChangeRow {
  id: number;
  state: ChangeState;
  description: string | null;
  information: string | null;
  price_per_person: number | null;
  profile_image: ImageDto | null;
  gallery: ImageDto[];
  menus: MenuChange[];
  new_menus: NewMenu[];
  /** Those that the experiences bring. */
  menu_pictures: ImageDto[];
  base: ProfileValues;
  note: string | null;
  sent_at: string;
  version: number;
}

const ofChef = statement(({ chef }: Placeholders<{ chef: number }>) =>
  tables
    .selectFrom('profile_change')
    .select([
      'profile_change.id',
      'profile_change.state',
      'profile_change.description',
      'profile_change.information',
      'profile_change.price_per_person',
      ref('profile_change.base').$castTo<ProfileValues>().as('base'),
      ref('profile_change.menus').$castTo<MenuChange[]>().as('menus'),
      ref('profile_change.new_menus').$castTo<NewMenu[]>().as('new_menus'),
      'profile_change.note',
      'profile_change.version',
      moment(ref('profile_change.sent_at')).as('sent_at'),
      jsonObjectFrom(
        tables.selectFrom('image').select(IMAGE).where('image.id', '=', ref('profile_change.profile_image_id')),
      ).as('profile_image'),
      jsonArrayFrom(
        tables
          .selectFrom('profile_change_picture')
          .innerJoin('image', 'image.id', 'profile_change_picture.image_id')
          .select(IMAGE)
          .where('profile_change_picture.change_id', '=', ref('profile_change.id'))
          .orderBy('profile_change_picture.position'),
      ).as('gallery'),
      jsonArrayFrom(
        tables
          .selectFrom('profile_change_menu_picture')
          .innerJoin('image', 'image.id', 'profile_change_menu_picture.image_id')
          .select(IMAGE)
          .where('profile_change_menu_picture.change_id', '=', ref('profile_change.id')),
      ).as('menu_pictures'),
    ])
    .where('profile_change.chef_id', '=', chef),
);

const menus = statement(({ chef }: Placeholders<{ chef: number }>) =>
  tables
    .selectFrom('proposal')
    .select([
      'proposal.id',
      'proposal.dish_name',
      'proposal.description',
      'proposal.starter',
      'proposal.main_course',
      'proposal.dessert',
      'proposal.guests_min',
      'proposal.guests_max',
      'proposal.version',
      imageOf(ref('proposal.profile_image_id')).as('profile_image'),
      jsonArrayFrom(
        tables
          .selectFrom('proposal_diet')
          .innerJoin('diet', 'diet.id', 'proposal_diet.diet_id')
          .select(['diet.id', 'diet.name'])
          .where('proposal_diet.proposal_id', '=', ref('proposal.id'))
          .orderBy('diet.id'),
      ).as('diets'),
    ])
    .where('proposal.chef_id', '=', chef)
    .orderBy('proposal.id'),
);

/** What chefs propose, in the database. */
@Injectable()
export class ProfileChangesRepository extends EntityRepository<ProfileChange> {
  constructor(protected override readonly em: EntityManager) {
    super(em, ProfileChange);
  }

  /** What a chef proposed last. Undefined where nothing was proposed, or the chef took it back. */
  async row(chef: number): Promise<ChangeRow | undefined> {
    const found = await ofChef.first(this.em, { chef });
    if (!found) return undefined;
    const { profile_image: image, gallery, menu_pictures: pictures } = found;
    return {
      ...found,
      profile_image: image && ImageDto.from(image),
      gallery: gallery.map((one) => ImageDto.from(one)),
      menu_pictures: pictures.map((one) => ImageDto.from(one)),
    };
  }

  /** The experiences of a chef as they are public. */
  async menus(chef: number): Promise<ProfileMenuDto[]> {
    return shown(await menus.rows(this.em, { chef }));
  }

  /** Those of these diets that exist, by their ids. */
  diets(ids: readonly number[]): Promise<LookupDto[]> {
    return this.lookups('diet', ids);
  }

  /** The same for formats. */
  modalities(ids: readonly number[]): Promise<LookupDto[]> {
    return this.lookups('modality', ids);
  }

  /** The change of a chef with its pictures, locked until the end of the transaction. Null if there is none. */
  async lock(chefId: number): Promise<ProfileChange | null> {
    const change = await this.findOne({ chef: chefId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    await change?.gallery.init();
    await change?.menuPictures.init();
    return change;
  }

  private lookups(table: 'diet' | 'modality', ids: readonly number[]): Promise<LookupDto[]> {
    return database(this.em)
      .selectFrom(table)
      .select(['id', 'name'])
      .where(({ ref: of }) => among(of('id'), ids))
      .orderBy('id')
      .execute();
  }
}
