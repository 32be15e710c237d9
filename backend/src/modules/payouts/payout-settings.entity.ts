import { type Opt } from '@mikro-orm/core';
import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';
import type { Retention } from './retention.js';

/** The id of the settings. There is one row, once somebody saved them. */
export const PAYOUT_SETTINGS_ID = 1;

/** What the company settled about chefs' pay. Until it is saved no commission is known. */
@Entity()
@Check({ name: 'payout_settings_single_check', expression: `id = ${PAYOUT_SETTINGS_ID}` })
@Check({ name: 'payout_settings_commission_check', expression: 'commission >= 0 and commission <= 99.99' })
export class PayoutSettings extends VersionedEntity {
  /** In percent of an evening's total; null where each evening is agreed by hand. */
  @Property({ type: 'decimal', precision: 4, scale: 2, runtimeType: 'number', nullable: true, comment: AUDIT.plain })
  commission: Opt<number> | null = null;

  /** How much of a boleta is retained, by the day from which it holds. */
  @Property({ type: 'json', comment: AUDIT.technical })
  retentions: Retention[] = [];

  constructor() {
    super();
    this.id = PAYOUT_SETTINGS_ID;
  }
}
