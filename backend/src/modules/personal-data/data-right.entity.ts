import { type Opt } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';

/** Who asked for a right or granted it: a member of staff, the client, or the product. */
export type RightsActor = { actor: 'person'; id: number; name: string } | { actor: 'client' | 'system' };

/** The rights of a person over their data, with the names that people read. */
export const RIGHT_NAMES = {
  access: 'Copia de los datos',
  rectification: 'Corrección',
  block: 'Bloqueo',
  unblock: 'Fin del bloqueo',
  erasure: 'Borrado',
} as const;
export type RightKind = keyof typeof RIGHT_NAMES;
export const RIGHTS = Object.keys(RIGHT_NAMES) as RightKind[];

/** What a person can ask for. Unblocking only follows an earlier blocking. */
export const ASKED_RIGHTS = ['access', 'rectification', 'block', 'erasure'] as const satisfies RightKind[];
export type AskedRight = (typeof ASKED_RIGHTS)[number];

/** The result: asked for, done, or refused with a reason. */
export const RIGHT_STEPS = ['asked', 'done', 'refused'] as const;
export type RightStep = (typeof RIGHT_STEPS)[number];

/**
 * An entry: somebody asked for a right over their data, or it was granted. Entries are only added: they name requests
 * by number. Erasing a client removes only the words of a refusal.
 */
@Entity()
@Check({ name: 'data_right_reason_check', expression: "(step = 'refused') = (reason is not null)" })
@Check({ name: 'data_right_answers_check', expression: "step <> 'asked' or answers_id is null" })
@Index({ properties: ['dueOn', 'id'], where: "step = 'asked'", name: 'data_right_asked_index' })
@Index({
  properties: ['answersId'],
  name: 'data_right_answers_id_unique',
  expression: 'create unique index "data_right_answers_id_unique" on "data_right" ("answers_id")',
})
export class DataRight {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @Property({ type: 'Date', defaultRaw: 'now()', comment: AUDIT.plain })
  at: Opt<Date> = new Date();

  @Enum({ items: () => [...RIGHTS], type: 'string', comment: AUDIT.plain })
  kind: RightKind;

  @Enum({ items: () => [...RIGHT_STEPS], type: 'string', comment: AUDIT.plain })
  step: RightStep;

  /** Numbers of the requests. They stay after a request is deleted. */
  @Property({ type: 'integer[]', columnType: 'int[]', comment: AUDIT.plain })
  requests: number[];

  /** By when the law asks for an answer ('YYYY-MM-DD'): thirty days after it was asked for. */
  @Property({ type: 'date', comment: AUDIT.plain })
  dueOn: string;

  /** The entry that this one answers. Null if staff granted the right at once. */
  @Property({ type: 'integer', nullable: true, comment: AUDIT.plain })
  answersId: number | null;

  /** The reason of a refusal. */
  @Property({ type: 'string', length: 500, nullable: true, comment: AUDIT.personal })
  reason: string | null;

  @Enum({ items: () => ['person', 'client', 'system'], type: 'string', comment: AUDIT.plain })
  actor: RightsActor['actor'];

  /** The member of staff. The number stays after the person is deleted. */
  @Property({ type: 'integer', nullable: true, comment: AUDIT.plain })
  personId: number | null;

  /** Their name at that moment. */
  @Property({ type: 'string', length: 200, nullable: true, comment: AUDIT.plain })
  actorName: string | null;

  constructor({ kind, step, requests, dueOn, answersId, reason }: DataRightFacts, by: RightsActor) {
    this.kind = kind;
    this.step = step;
    this.requests = [...requests];
    this.dueOn = dueOn;
    this.answersId = answersId ?? null;
    this.reason = reason ?? null;
    this.actor = by.actor;
    this.personId = by.actor === 'person' ? by.id : null;
    this.actorName = by.actor === 'person' ? by.name : null;
  }
}

interface DataRightFacts {
  kind: RightKind;
  step: RightStep;
  requests: readonly number[];
  dueOn: string;
  answersId?: number | null;
  reason?: string | null;
}
