import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { tables, type Tables } from '../../platform/database/tables.js';
import { imageOf, shown } from '../files/index.js';
import type { CompanyDto, CompanySettingsDto, HeaderDto } from './company.dto.js';
import { COMPANY_ID, Company } from './company.entity.js';

const { ref } = expressionBuilder<Tables, 'header'>();

const HEADER = [
  'header.id',
  'header.cover_title',
  'header.cover_description',
  imageOf(ref('header.header_image_id')).as('header_image'),
  'header.color_text',
  'header.company_id',
  'header.version',
] as const;

const company = statement(() =>
  tables
    .selectFrom('company')
    .select(['id', 'city', 'address', 'email', 'phone_number', 'facebook', 'instagram', 'linkedin', 'version'])
    .select(['legal_name', 'rut', 'reply_promise', 'working_hours', 'show_free_saturdays'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('header').select(HEADER).whereRef('header.company_id', '=', 'company.id').orderBy('header.position'),
      ).as('headers'),
    ),
);
const settings = statement(() => tables.selectFrom('company').select(['require_chef_answer', 'sheet_at_once']));
const header = statement(({ id }: Placeholders<{ id: number }>) =>
  tables.selectFrom('header').select(HEADER).where('header.id', '=', id),
);

/** The company in the database. */
@Injectable()
export class CompanyRepository extends EntityRepository<Company> {
  constructor(protected override readonly em: EntityManager) {
    super(em, Company);
  }

  /** The company with its covers, in the order shown. */
  async one(): Promise<CompanyDto | undefined> {
    const row = await company.first(this.em);
    return row && shown(row);
  }

  /** What the company settled about work. Everything is off until somebody switches it on. */
  async settings(em: EntityManager = this.em): Promise<CompanySettingsDto> {
    return (await settings.first(em)) ?? { require_chef_answer: false, sheet_at_once: false };
  }

  async header(id: number): Promise<HeaderDto | undefined> {
    const row = await header.first(this.em, { id });
    return row && shown(row);
  }

  /** The company with its covers, locked until the end of the transaction. Null if it was never entered. */
  async lock(): Promise<Company | null> {
    const company = await this.findOne({ id: COMPANY_ID }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    await company?.headers.loadItems();
    return company;
  }
}
