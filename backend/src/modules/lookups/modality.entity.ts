import { type Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, ManyToOne } from '@mikro-orm/decorators/legacy';
import { LookupEntity, NAMED } from './lookup.entity.js';

/** The formats for which the site has its own texts and pictures, whatever names staff give them. */
export const MODALITY_KINDS = ['cena', 'clase', 'clase_online', 'team_building', 'gift_card', 'catering'] as const;
export type ModalityKind = (typeof MODALITY_KINDS)[number];

/** A way to hold an experience: dinner, class, catering … */
@Entity()
@Check({ name: 'modality_named_check', expression: NAMED })
export class Modality extends LookupEntity {
  @ManyToOne(() => Modality, { deleteRule: 'cascade', nullable: true })
  mergedInto: Rel<Modality> | null = null;

  /** Which of the site's own formats it is. Null for one that staff added. */
  @Enum({ items: () => [...MODALITY_KINDS], type: 'string', nullable: true })
  kind: ModalityKind | null;

  constructor(name: string, kind: ModalityKind | null = null) {
    super(name);
    this.kind = kind;
  }

  /** The other one gets the texts and the picture, unless it has its own. */
  override goInto(other: Modality): void {
    super.goInto(other);
    other.kind ??= this.kind;
    this.kind = null;
  }
}
