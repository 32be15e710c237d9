import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { tables } from '../../platform/database/tables.js';
import { imageOf, shown } from '../files/index.js';
import { ClientLogo } from './client-logo.entity.js';
import { ClientLogoDto } from './logos.dto.js';
import { ClientLogoNotFoundError } from './logos.errors.js';

const LOGOS = tables
  .selectFrom('client_logo')
  .select(({ ref }) => [
    'id',
    'name_company',
    imageOf(ref('color_logo_id')).as('color_logo'),
    imageOf(ref('transparent_logo_id')).as('transparent_logo'),
    'version',
  ])
  .orderBy('id');
const all = statement(() => LOGOS);
const byId = statement(({ id }: Placeholders<{ id: number }>) => LOGOS.where('id', '=', id));

/** Client logos in the database. */
@Injectable()
export class LogosRepository extends EntityRepository<ClientLogo> {
  constructor(protected override readonly em: EntityManager) {
    super(em, ClientLogo);
  }

  /** Every logo, in the order they were created. */
  async list(): Promise<ClientLogoDto[]> {
    return shown(await all.rows(this.em)).map((row) => ClientLogoDto.from(row));
  }

  async byId(id: number): Promise<ClientLogoDto | undefined> {
    const row = await byId.first(this.em, { id });
    return row && ClientLogoDto.from(shown(row));
  }

  /**
   * The logo, locked until the end of the transaction.
   * @throws ClientLogoNotFoundError
   */
  lock(id: number): Promise<ClientLogo> {
    const failHandler = () => new ClientLogoNotFoundError();
    return this.findOneOrFail({ id }, { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler });
  }
}
