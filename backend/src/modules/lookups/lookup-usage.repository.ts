import type { Table } from '../../platform/database/tables.js';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../platform/database/statement.js';
import { choicesOf } from './choices.columns.js';
import type { DietKind } from './diet.entity.js';
import type { LookupScope } from './lookup-scopes.js';
import type { ChoiceDto, DietChoiceDto, FormatDto, LookupUsageDto } from './lookup-usage.dto.js';
import type { LookupKind } from './lookup.entity.js';
import type { ModalityKind } from './modality.entity.js';

/** The tables of a list's reads: the choices, and who has them. Diets are chosen by experiences only. */
export const tablesOf = (list: Exclude<LookupKind, 'diet'>): readonly Table[] => [
  list,
  `chef_${list}`,
  `proposal_${list}`,
  'chef',
  'proposal',
];

function statementsOf<Known extends string = never>(kind: LookupKind) {
  const { list, usage } = choicesOf<Known>(kind);
  return {
    all: statement(() => list('all')),
    staff: statement(() => list('staff')),
    chefs: statement(() => list('chefs')),
    proposals: statement(() => list('proposals')),
    quotes: statement(() => list('quotes')),
    usage: statement(() => usage),
  };
}

const STATEMENTS = {
  food_type: statementsOf('food_type'),
  city: statementsOf('city'),
  modality: statementsOf<ModalityKind>('modality'),
  diet: statementsOf<DietKind>('diet'),
};

/** The lists of choices, with what uses them. One statement each. */
@Injectable()
export class LookupUsageRepository {
  constructor(private readonly em: EntityManager) {}

  /** The formats for somebody. Without a scope: all that are not hidden. */
  formats(scope?: LookupScope | null): Promise<FormatDto[]> {
    return STATEMENTS.modality[scope ?? 'all'].rows(this.em);
  }

  /** The same of diets. */
  diets(scope?: LookupScope | null): Promise<DietChoiceDto[]> {
    return STATEMENTS.diet[scope ?? 'all'].rows(this.em);
  }

  /** The same of food types and communes. */
  choices(kind: 'food_type' | 'city', scope?: LookupScope | null): Promise<ChoiceDto[]> {
    return STATEMENTS[kind][scope ?? 'all'].rows(this.em);
  }

  /** All choices of a list with how much uses each. */
  usage(kind: LookupKind): Promise<LookupUsageDto[]> {
    return STATEMENTS[kind].usage.rows(this.em);
  }
}
