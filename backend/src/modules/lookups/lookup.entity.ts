import { type Opt, type Rel } from '@mikro-orm/core';
import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { nameKey } from '../../platform/database/name-key.js';
import { SPANISH_ORDER } from '../../platform/database/spanish-order.js';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';
import { SameLookupError } from './lookups.errors.js';

/** The lists of choices, by the names of their tables. */
export const LOOKUP_KINDS = ['food_type', 'city', 'modality', 'diet'] as const;
export type LookupKind = (typeof LOOKUP_KINDS)[number];

/** Longest name of a choice. */
export const LOOKUP_NAME_MAX = 80;

/** Only a choice that was merged into another one may have no name. */
export const NAMED = 'name_key is not null or merged_into_id is not null';

/**
 * A named choice of the filters. Names that differ only by case, accents or spaces are the same choice.
 *
 * A choice that was merged into another one stays as a row without uses. Its id is in addresses that people keep, and
 * its name in forms that were opened before; both lead to the other one. A rename leaves such a row for the old name.
 */
export abstract class LookupEntity extends VersionedEntity {
  @Property({ type: 'string', length: LOOKUP_NAME_MAX, collation: SPANISH_ORDER, comment: AUDIT.name })
  name: string;

  /**
   * The name without case, accents and extra spaces. It is unique. Null for a merged choice whose name a third one has
   * now.
   */
  @Property({ type: 'string', length: LOOKUP_NAME_MAX, nullable: true, comment: AUDIT.technical })
  @Unique()
  nameKey: string | null;

  /** Whether staff hide it from visitors. Then no filter, form or page of the site shows it. */
  @Property({ type: 'boolean', default: false })
  hidden: Opt<boolean> = false;

  /**
   * The choice into which this one was merged. Null for a choice of its own. Each list declares it, because it belongs
   * to the same list.
   */
  abstract mergedInto: Rel<LookupEntity> | null;

  constructor(name: string) {
    super();
    this.name = tidy(name);
    this.nameKey = nameKey(name);
  }

  /** What it means now: itself, or the choice into which it was merged. That one is never merged itself. */
  get current(): Rel<LookupEntity> {
    return this.mergedInto ?? this;
  }

  /** Changes the name, or only its spelling. No other choice may have the name: see `nameKey`. */
  rename(name: string): void {
    this.name = tidy(name);
    this.nameKey = nameKey(name);
  }

  /** Shows it on the site, or hides it there. */
  toggleHidden(): void {
    this.hidden = !this.hidden;
  }

  /**
   * Makes this choice lead to the other one. The caller must move whatever uses it.
   * @throws SameLookupError
   */
  goInto(other: LookupEntity): void {
    if (other === this) throw new SameLookupError();
    this.mergedInto = other;
  }

  /** A third choice takes the name, which leads there from now on. The id still leads where it did. */
  giveUpName(): void {
    this.nameKey = null;
  }

  /** Makes it a choice of its own again, with the name that was kept for it. */
  comeBack(name: string): void {
    this.name = tidy(name);
    this.mergedInto = null;
    this.hidden = false;
  }
}

/** A name without outer spaces, and with one space between words. */
export const tidy = (name: string): string => name.trim().replace(/\s+/g, ' ');
