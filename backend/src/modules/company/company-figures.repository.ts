import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../platform/database/query.js';

/** The company's fields that staff edit, in the order of its form. */
export const COMPANY_FIELDS = [
  'city',
  'address',
  'email',
  'phone_number',
  'facebook',
  'instagram',
  'linkedin',
] as const;
export type CompanyField = (typeof COMPANY_FIELDS)[number];

/** How complete the company's page is. */
export interface CompanyFigures {
  headers: number;
  /** The empty fields. All fields when the company was never entered. */
  missing: CompanyField[];
}

/** What other modules may read about the company's page as a whole. */
@Injectable()
export class CompanyFiguresRepository {
  constructor(private readonly em: EntityManager) {}

  async count(): Promise<CompanyFigures> {
    const [row] = await query<Record<CompanyField, string | null> & { headers: number }>(
      this.em,
      `select ${COMPANY_FIELDS.map((field) => `c.${field}`).join(', ')},
         (select count(*)::int from header h where h.company_id = c.id) as headers from company c`,
    );
    return { headers: row?.headers ?? 0, missing: COMPANY_FIELDS.filter((field) => !row?.[field]) };
  }
}
