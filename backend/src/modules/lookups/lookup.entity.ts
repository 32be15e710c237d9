import { type Opt, type Rel } from '@mikro-orm/core';
import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { nameKey } from '../../platform/database/name-key.js';
import { SPANISH_ORDER } from '../../platform/database/spanish-order.js';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';
import { SameLookupError } from './lookups.errors.js';

/** The lists of choices there are, by the names of their tables. */
export const LOOKUP_KINDS = ['food_type', 'city', 'modality'] as const;
export type LookupKind = (typeof LOOKUP_KINDS)[number];

/** Longest name of a choice. */
export const LOOKUP_NAME_MAX = 80;

/** Only what went into another choice may be without a name of its own. */
export const NAMED = 'name_key is not null or merged_into_id is not null';

/**
 * A named choice of the filters. Names differing only by case, accents or spaces are the same choice.
 *
 * A choice that went into another one stays as a row without uses: its id, which stands in addresses that people keep, and
 * its name, which stands in forms that were opened before, lead to the other. A rename leaves such a row for the old name.
 */
export abstract class LookupEntity extends VersionedEntity {
  @Property({ type: 'string', length: LOOKUP_NAME_MAX, collation: SPANISH_ORDER })
  name: string;

  /**
   * The name without case, accents and needless spaces; unique. None for a choice that went into another one and whose
   * name a third one has now.
   */
  @Property({ type: 'string', length: LOOKUP_NAME_MAX, nullable: true })
  @Unique()
  nameKey: string | null;

  /** Staff keep it from visitors: no filter, form or page of the site shows it. */
  @Property({ type: 'boolean', default: false })
  hidden: Opt<boolean> = false;

  /** The choice that this one went into; none for a choice of its own. Declared by each list, as it is one of the same list. */
  abstract mergedInto: Rel<LookupEntity> | null;

  constructor(name: string) {
    super();
    this.name = tidy(name);
    this.nameKey = nameKey(name);
  }

  /** What it means now: itself, or the choice it went into. That one is never merged in turn. */
  get current(): Rel<LookupEntity> {
    return this.mergedInto ?? this;
  }

  /** Gives it another name, also only another spelling. Nobody else may have the name: see `nameKey`. */
  rename(name: string): void {
    this.name = tidy(name);
    this.nameKey = nameKey(name);
  }

  /** Shows it on the site, or hides it there. */
  toggleHidden(): void {
    this.hidden = !this.hidden;
  }

  /**
   * Becomes what only leads to the other one; whoever used it has to be moved there.
   * @throws SameLookupError
   */
  goInto(other: LookupEntity): void {
    if (other === this) throw new SameLookupError();
    this.mergedInto = other;
  }

  /** A third choice takes its name, which leads there from now on; its id goes on leading where it did. */
  giveUpName(): void {
    this.nameKey = null;
  }

  /** Becomes a choice of its own again, under the name that was kept for it. */
  comeBack(name: string): void {
    this.name = tidy(name);
    this.mergedInto = null;
    this.hidden = false;
  }
}

const tidy = (name: string): string => name.trim().replace(/\s+/g, ' ');
