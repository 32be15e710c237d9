import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { preparedQuery, query } from '../../platform/database/query.js';
import { FormReference } from './form-reference.entity.js';
import type { AdminFormRow, FormRow } from './forms.dto.js';

const PUBLIC = 'id, title, type, url, script';
const ALL = `${PUBLIC}, state, version`;

/**
 * External forms in the database. Active ones are in the order of creation: the first, the oldest, is the one that the
 * site uses.
 */
@Injectable()
export class FormsRepository {
  constructor(private readonly em: EntityManager) {}

  all(): Promise<AdminFormRow[]> {
    return query(this.em, `select ${ALL} from form_reference order by title, id`);
  }

  active(): Promise<FormRow[]> {
    return preparedQuery(this.em, `select ${PUBLIC} from form_reference where state = 'active' order by id`);
  }

  /** The active form with this id. Undefined if there is none. */
  async activeById(id: number): Promise<FormRow | undefined> {
    const rows = await query<FormRow>(
      this.em,
      `select ${PUBLIC} from form_reference where id = $1 and state = 'active'`,
      [id],
    );
    return rows[0];
  }

  async byId(id: number, em: EntityManager = this.em): Promise<AdminFormRow | undefined> {
    return (await query<AdminFormRow>(em, `select ${ALL} from form_reference where id = $1`, [id]))[0];
  }

  /** The form, locked until the end of the transaction. Null if there is none. */
  lock(em: EntityManager, id: number): Promise<FormReference | null> {
    return em.findOne(FormReference, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }
}
