import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { preparedQuery, query } from '../../platform/database/query.js';
import { imageJson } from '../files/index.js';
import { ClientLogo } from './client-logo.entity.js';
import type { ClientLogoRow } from './logos.dto.js';

const LOGOS = `select l.id, l.name_company, ${imageJson('c')} as color_logo, ${imageJson('t')} as transparent_logo, l.version
  from client_logo l join image c on c.id = l.color_logo_id join image t on t.id = l.transparent_logo_id`;

/** Client logos in the database. */
@Injectable()
export class LogosRepository {
  constructor(private readonly em: EntityManager) {}

  /** Every logo, in the order they were created. */
  all(): Promise<ClientLogoRow[]> {
    return preparedQuery(this.em, `${LOGOS} order by l.id`);
  }

  async byId(id: number, em: EntityManager = this.em): Promise<ClientLogoRow | undefined> {
    return (await query<ClientLogoRow>(em, `${LOGOS} where l.id = $1`, [id]))[0];
  }

  /** The logo, locked until the end of the transaction. Null if there is none. */
  lock(em: EntityManager, id: number): Promise<ClientLogo | null> {
    return em.findOne(ClientLogo, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }
}
