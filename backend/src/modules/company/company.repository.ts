import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../platform/database/query.js';
import { imageJson } from '../files/index.js';
import type { CompanyRow } from './company.dto.js';

/** The company in the database. */
@Injectable()
export class CompanyRepository {
  constructor(private readonly em: EntityManager) {}

  /** The company with its covers, in the order shown. */
  async one(): Promise<CompanyRow | undefined> {
    const rows = await query<CompanyRow>(
      this.em,
      `select c.id, c.city, c.address, c.email, c.phone_number, c.facebook, c.instagram, c.linkedin, c.version,
         (select coalesce(json_agg(json_build_object('id', h.id, 'cover_title', h.cover_title, 'cover_description', h.cover_description,
            'header_image', ${imageJson('i')}, 'color_text', h.color_text, 'company_id', h.company_id, 'version', h.version)
            order by h.position), '[]')
          from header h join image i on i.id = h.header_image_id where h.company_id = c.id) as headers
       from company c`,
    );
    return rows[0];
  }
}
