import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { preparedQuery, query } from '../../../platform/database/query.js';
import type { LookupKind } from '../../lookups/index.js';
import type { ChoiceDto, LookupScope, LookupUsageDto } from './lookup-usage.dto.js';

/*
 * The first one is looked for and no more: as a condition that somebody exists, PostgreSQL would rather read all there are.
 */

/** Whether an active chef has the choice `t`. */
const byChefs = (kind: LookupKind): string =>
  `(select true from chef_${kind} x join chef c on c.id = x.chef_id where x.${kind}_id = t.id and c.state = 'ACTIVE' limit 1)`;

/** Whether an experience of an active chef has the choice `t`. */
const byProposals = (kind: LookupKind): string =>
  `(select true from proposal_${kind} x join proposal p on p.id = x.proposal_id join chef c on c.id = p.chef_id
     where x.${kind}_id = t.id and c.state = 'ACTIVE' limit 1)`;

/** Whether the service reaches the commune `t` in any case; other choices know no such thing. */
const inAnyCase = (kind: LookupKind): string => (kind === 'city' ? 't.service' : 'false');

/** Which choices `t` are meant for whom. */
const SCOPES: Record<LookupScope | 'all', (kind: LookupKind) => string> = {
  all: () => 'not t.hidden',
  staff: () => 'true',
  chefs: (kind) => `not t.hidden and ${byChefs(kind)}`,
  proposals: (kind) => `not t.hidden and ${byProposals(kind)}`,
  quotes: (kind) => `not t.hidden and (${inAnyCase(kind)} or ${byChefs(kind)} or ${byProposals(kind)})`,
};

/** Formats stand in the order they were created, the others by name. */
const order = (kind: LookupKind): string => (kind === 'modality' ? 't.id' : 't.name, t.id');

/** What went into the choice `t`, as a list. */
const former = (kind: LookupKind, what: string, where = 'true'): string =>
  `(select coalesce(json_agg(m.${what} order by m.id), '[]') from ${kind} m where m.merged_into_id = t.id and ${where})`;

const uses = (kind: LookupKind, who: 'chef' | 'proposal'): string =>
  `(select count(*)::int from ${who}_${kind} x where x.${kind}_id = t.id)`;

/** Reads of the lists of choices, which tell what uses them. A choice that went into another one is in no list. */
@Injectable()
export class LookupUsageRepository {
  constructor(private readonly em: EntityManager) {}

  /** The choices of a list that are meant for someone, with what led to each. */
  list<Row extends ChoiceDto>(kind: LookupKind, scope: LookupScope | null | undefined): Promise<Row[]> {
    const own = kind === 'modality' ? ', t.kind' : '';
    return preparedQuery<Row>(
      this.em,
      `select t.id, t.name${own}, ${former(kind, 'id')} as former_ids
       from ${kind} t where t.merged_into_id is null and ${SCOPES[scope ?? 'all'](kind)} order by ${order(kind)}`,
    );
  }

  /** All choices of a list with how much uses each. */
  usage(kind: LookupKind): Promise<LookupUsageDto[]> {
    const isCity = kind === 'city';
    return query<LookupUsageDto>(
      this.em,
      `select t.id, t.name, t.hidden, ${isCity ? 't.service' : 'null'} as service, t.version,
         ${former(kind, 'name', 'm.name_key is not null')} as former_names,
         ${uses(kind, 'chef')} as chefs, ${uses(kind, 'proposal')} as proposals,
         ${isCity ? '(select count(*)::int from quote_request q where q.city_id = t.id)' : '0'} as requests,
         coalesce(${SCOPES.quotes(kind)}, false) as on_site
       from ${kind} t where t.merged_into_id is null order by ${order(kind)}`,
    );
  }
}
