import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { preparedQuery, query } from '../../platform/database/query.js';
import { imageJson } from '../files/index.js';
import type { CompanyRow, HeaderRow } from './company.dto.js';
import { COMPANY_ID, Company } from './company.entity.js';

const HEADER = `json_build_object('id', h.id, 'cover_title', h.cover_title, 'cover_description', h.cover_description,
  'header_image', ${imageJson('i')}, 'color_text', h.color_text, 'company_id', h.company_id, 'version', h.version)`;

/** The company in the database. */
@Injectable()
export class CompanyRepository {
  constructor(private readonly em: EntityManager) {}

  /** The company with its covers, in the order shown. */
  async one(em: EntityManager = this.em): Promise<CompanyRow | undefined> {
    const rows = await preparedQuery<CompanyRow>(
      em,
      `select c.id, c.city, c.address, c.email, c.phone_number, c.facebook, c.instagram, c.linkedin, c.version,
         (select coalesce(json_agg(${HEADER} order by h.position), '[]')
          from header h join image i on i.id = h.header_image_id where h.company_id = c.id) as headers
       from company c`,
    );
    return rows[0];
  }

  /** One cover. */
  async header(id: number, em: EntityManager = this.em): Promise<HeaderRow | undefined> {
    const rows = await query<{ header: HeaderRow }>(
      em,
      `select ${HEADER} as header from header h join image i on i.id = h.header_image_id where h.id = $1`,
      [id],
    );
    return rows[0]?.header;
  }

  /** The company with its covers, locked until the end of the transaction. Null if it was never entered. */
  async lock(em: EntityManager): Promise<Company | null> {
    const company = await em.findOne(Company, { id: COMPANY_ID }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    await company?.headers.loadItems();
    return company;
  }
}
