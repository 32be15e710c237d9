import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { database, moment, NOW, tables, type Tables } from '../../platform/database/tables.js';
import { mailOf } from '../../platform/mail/mail.columns.js';
import type { SessionClaims } from '../users/index.js';
import type { ChefCaller } from './chef-caller.js';
import type { KitchenAccessDto } from './kitchen-access.dto.js';
import { KitchenAccess } from './kitchen-access.entity.js';
import { KITCHEN_INVITATION } from './kitchen-mail-kinds.js';

const { ref } = expressionBuilder<Tables, 'kitchen_access' | 'chef'>();

/** Accesses that open: of an active chef, whose address is still the one that was invited. */
const OPEN = tables
  .selectFrom('kitchen_access')
  .innerJoin('chef', 'chef.id', 'kitchen_access.chef_id')
  .where('chef.state', '=', sql.lit('ACTIVE'))
  .where('kitchen_access.email', '=', sql<string>`lower(btrim(${ref('chef.email')}) collate "C")`);

interface Session {
  ownerId: number;
  tokenId: string;
  epoch: string;
}

const caller = statement(({ ownerId, tokenId, epoch }: Placeholders<Session>) =>
  OPEN.select([
    'kitchen_access.id',
    'chef.id as chefId',
    'chef.chef_name as name',
    'chef.slug',
    'kitchen_access.email',
    sql<boolean>`coalesce(kitchen_access.last_visit_at < now() - interval '15 minutes', true)`.as('isNewVisit'),
  ])
    .where('kitchen_access.id', '=', ownerId)
    .where('kitchen_access.session_epoch', '=', epoch)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('ended_session').select('token_id').where('token_id', '=', tokenId))),
    ),
);

const byEmail = statement(({ email }: Placeholders<{ email: string }>) =>
  OPEN.select('kitchen_access.id').where('kitchen_access.email', '=', email),
);

const byLink = statement(({ hash }: Placeholders<{ hash: string }>) =>
  OPEN.select('kitchen_access.id')
    .where('kitchen_access.link_hash', '=', hash)
    .where('kitchen_access.link_until', '>', NOW),
);

const ofChef = statement(({ chef }: Placeholders<{ chef: number }>) =>
  OPEN.select([
    'kitchen_access.email',
    moment(ref('kitchen_access.created_at')).as('invited_at'),
    moment(ref('kitchen_access.last_visit_at')).as('last_visit_at'),
    mailOf(KITCHEN_INVITATION.name, KITCHEN_INVITATION.about, ref('chef.id')).as('invitation_mail'),
  ]).where('chef.id', '=', chef),
);

/** Chefs' access to Mi cocina in the database. */
@Injectable()
export class KitchenAccessRepository extends EntityRepository<KitchenAccess> {
  constructor(protected override readonly em: EntityManager) {
    super(em, KitchenAccess);
  }

  /** The chef whose token this is, unless it was signed out or the access ended since: one statement, asked on every call. */
  async callerOf({ ownerId, tokenId, epoch, expires }: SessionClaims): Promise<ChefCaller | undefined> {
    const found = await caller.first(this.em, { ownerId, tokenId, epoch });
    if (!found) return undefined;
    const { isNewVisit, ...chef } = found;
    if (isNewVisit) await this.noteVisit(chef.id);
    return { ...chef, tokenId, tokenExpires: expires };
  }

  /** The access of the chef with this address; undefined where none opens. */
  async idOf(email: string): Promise<number | undefined> {
    return (await byEmail.first(this.em, { email }))?.id;
  }

  /** The access that a mailed link opens. */
  async idOfLink(hash: string): Promise<number | undefined> {
    return (await byLink.first(this.em, { hash }))?.id;
  }

  /** The access with its chef, locked until the end of the transaction. Null if there is none. */
  lock(id: number): Promise<KitchenAccess | null> {
    return this.findOne({ id }, { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['chef'] });
  }

  /** The access of a chef, locked until the end of the transaction. Null if there is none. */
  lockOfChef(chefId: number): Promise<KitchenAccess | null> {
    return this.findOne({ chef: chefId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Whether another access has this Google account. */
  async hasOther(sub: string, id: number): Promise<boolean> {
    return (await this.count({ googleSub: sub, id: { $ne: id } })) > 0;
  }

  /**
   * Gives a chef access. The address is unique: of two chefs at the same moment one gets it.
   * @returns whether it was given
   */
  async give({ chef, email }: { chef: number; email: string }): Promise<boolean> {
    const written = await database(this.em)
      .insertInto('kitchen_access')
      .values({ chef_id: chef, email })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    return written.length === 1;
  }

  /** What staff see of a chef's access; undefined where the chef has none. */
  async ofChef(chef: number): Promise<KitchenAccessDto | undefined> {
    return ofChef.first(this.em, { chef });
  }

  private async noteVisit(id: number): Promise<void> {
    await database(this.em).updateTable('kitchen_access').set({ last_visit_at: NOW }).where('id', '=', id).execute();
  }
}
