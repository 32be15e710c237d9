import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { tables, type Tables } from '../../platform/database/tables.js';
import type { FormType } from './form-provider.js';
import { FormReference } from './form-reference.entity.js';
import type { ActiveFormDto, FormDto } from './forms.dto.js';
import { FormNotFoundError } from './forms.errors.js';

const { ref } = expressionBuilder<Tables, 'form_reference'>();

const FORMS = tables
  .selectFrom('form_reference')
  .select(['id', 'title', ref('type').$castTo<FormType>().as('type'), 'url', 'script']);
const ACTIVE = FORMS.where('state', '=', sql.lit('active')).orderBy('id');
const RECORDS = FORMS.select(['state', 'version']);

const all = statement(() => RECORDS.orderBy('title').orderBy('id'));
const active = statement(() => ACTIVE);
const activeById = statement(({ id }: Placeholders<{ id: number }>) => ACTIVE.where('id', '=', id));
const ownerOf = statement(({ url }: Placeholders<{ url: string }>) =>
  tables.selectFrom('form_reference').select('id').where('url', '=', url),
);
const byId = statement(({ id }: Placeholders<{ id: number }>) => RECORDS.where('id', '=', id));

/**
 * External forms in the database. Active ones are in the order of creation: the first, the oldest, is the one that the
 * site uses.
 */
@Injectable()
export class FormsRepository extends EntityRepository<FormReference> {
  constructor(protected override readonly em: EntityManager) {
    super(em, FormReference);
  }

  list(): Promise<FormDto[]> {
    return all.rows(this.em);
  }

  active(): Promise<ActiveFormDto[]> {
    return active.rows(this.em);
  }

  /** The active form of this id; undefined if it does not exist. */
  activeById(id: number): Promise<ActiveFormDto | undefined> {
    return activeById.first(this.em, { id });
  }

  byId(id: number): Promise<FormDto | undefined> {
    return byId.first(this.em, { id });
  }

  /** The id of the form, active or not, with this address. Undefined if it does not exist. */
  async idOf(url: string): Promise<number | undefined> {
    return (await ownerOf.first(this.em, { url }))?.id;
  }

  /**
   * The form, locked until the end of the transaction.
   * @throws FormNotFoundError
   */
  lock(id: number): Promise<FormReference> {
    const failHandler = () => new FormNotFoundError();
    return this.findOneOrFail({ id }, { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler });
  }
}
