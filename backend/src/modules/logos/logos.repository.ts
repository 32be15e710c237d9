import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../platform/database/query.js';
import { imageJson } from '../files/index.js';
import type { ClientLogoRow } from './logos.dto.js';

/** Client logos in the database. */
@Injectable()
export class LogosRepository {
  constructor(private readonly em: EntityManager) {}

  /** Every logo, in the order they were created. */
  all(): Promise<ClientLogoRow[]> {
    return query(
      this.em,
      `select l.id, l.name_company, ${imageJson('c')} as color_logo, ${imageJson('t')} as transparent_logo, l.version
       from client_logo l join image c on c.id = l.color_logo_id join image t on t.id = l.transparent_logo_id order by l.id`,
    );
  }
}
