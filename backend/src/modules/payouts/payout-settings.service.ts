import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { RetentionTwiceError } from './payouts.errors.js';
import type { PayoutSettingsDto, PayoutSettingsFieldsDto } from './payouts.dto.js';
import { PAYOUT_SETTINGS_ID, PayoutSettings } from './payout-settings.entity.js';
import { PayoutsRepository } from './payouts.repository.js';
import { LEGAL_RETENTIONS, type Retention } from './retention.js';

/** What the company settles about chefs' pay. What was agreed before stays as it was. */
@Injectable()
export class PayoutSettingsService {
  constructor(
    private readonly em: EntityManager,
    private readonly payouts: PayoutsRepository,
  ) {}

  async read(): Promise<PayoutSettingsDto> {
    const settings = await this.em.fork().findOne(PayoutSettings, { id: PAYOUT_SETTINGS_ID });
    return {
      commission: settings?.commission ?? null,
      retentions: settings?.retentions ?? [...LEGAL_RETENTIONS],
      version: settings?.version ?? null,
    };
  }

  /** How much of a boleta is retained, by day. */
  async retentions(): Promise<Retention[]> {
    return (await this.read()).retentions;
  }

  /** @throws RetentionTwiceError, StaleVersionError */
  async save({ commission = null, retentions, version = null }: PayoutSettingsFieldsDto): Promise<PayoutSettingsDto> {
    const list = retentions.toSorted((a, b) => a.from.localeCompare(b.from));
    if (new Set(list.map(({ from }) => from)).size < list.length) throw new RetentionTwiceError();
    await this.em.fork().transactional(async () => {
      const settings = await this.payouts.lockSettings();
      settings.beginEdit(version);
      Object.assign(settings, { commission, retentions: list });
    });
    return this.read();
  }
}
