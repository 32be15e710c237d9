import { type Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, ManyToOne } from '@mikro-orm/decorators/legacy';
import { LookupEntity, NAMED } from './lookup.entity.js';

/** The diets that search engines know by a word of their own, whatever names staff give them. */
export const DIET_KINDS = ['vegetariana', 'vegana', 'sin_gluten', 'sin_lactosa', 'kosher', 'halal'] as const;
export type DietKind = (typeof DIET_KINDS)[number];

/** A diet that an experience can serve. Staff keep the list; forms choose from it. */
@Entity()
@Check({ name: 'diet_named_check', expression: NAMED })
export class Diet extends LookupEntity {
  @ManyToOne(() => Diet, { deleteRule: 'cascade', nullable: true })
  mergedInto: Rel<Diet> | null = null;

  /** Which of the known diets it is. Null for one that staff added. */
  @Enum({ items: () => [...DIET_KINDS], type: 'string', nullable: true })
  kind: DietKind | null;

  constructor(name: string, kind: DietKind | null = null) {
    super(name);
    this.kind = kind;
  }

  /** The other one is known by the same word, unless it has its own. */
  override goInto(other: Diet): void {
    super.goInto(other);
    other.kind ??= this.kind;
    this.kind = null;
  }
}
