import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { noteDone } from '../../platform/audit/audit.repository.js';
import type { Listed } from '../../platform/http/answer/list-answer.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { EveningNotFoundError } from '../agenda/index.js';
import { shownAccount } from '../money/index.js';
import { afterCommission } from '../offers/index.js';
import { Payee } from './payee.entity.js';
import { PayoutSettingsService } from './payout-settings.service.js';
import type {
  BankFileAnswerDto,
  BankLineDto,
  ChefPartDto,
  EveningPartDto,
  ListPayoutsQuery,
  PayoutRowDto,
} from './payouts.dto.js';
import { PayoutsRepository, type PartRow } from './payouts.repository.js';
import { addedUp, retentionOn, type Retention } from './retention.js';

/** What is read of chefs' parts. */
@Injectable()
export class PayoutPages {
  constructor(
    private readonly em: EntityManager,
    private readonly payouts: PayoutsRepository,
    private readonly settings: PayoutSettingsService,
  ) {}

  /** The list, in a total order, and how many rows match in all. */
  async list(asked: ListPayoutsQuery): Promise<Listed<PayoutRowDto>> {
    const [{ rows, total }, retentions] = await Promise.all([this.payouts.list(asked), this.settings.retentions()]);
    return { rows: rows.map((row) => rowOf(row, retentions)), total };
  }

  /** The rows of these evenings as they are now, in no order. */
  async rows(eveningIds: readonly number[]): Promise<PayoutRowDto[]> {
    const [rows, retentions] = await Promise.all([this.payouts.rows(eveningIds), this.settings.retentions()]);
    return rows.map((row) => rowOf(row, retentions));
  }

  /** What a chef earned or will, the latest evening first. Who noted a payout is nothing of theirs. */
  async ofChef(chefId: number): Promise<ChefPartDto[]> {
    const [rows, retentions] = await Promise.all([this.payouts.ofChef(chefId), this.settings.retentions()]);
    return rows.map((row) => partDto({ ...row, by: null }, retentions));
  }

  /** @throws EveningNotFoundError */
  async ofEvening(eveningId: number): Promise<EveningPartDto> {
    const [row, retentions] = await Promise.all([this.payouts.part(eveningId), this.settings.retentions()]);
    if (!row) throw new EveningNotFoundError();
    const { chef_name, total, pay, by_hand, commission, version, difference } = row;
    const usual = afterCommission(total, commission);
    return {
      ...partDto(row, retentions),
      chef_name,
      total,
      pay,
      by_hand,
      commission,
      usual,
      version: version ?? 0,
      difference,
    };
  }

  /** What to transfer for evenings whose payout is due: a line for each chef. The log says that somebody took it. */
  bankFile(eveningIds: readonly number[]): Promise<BankFileAnswerDto> {
    return this.em.fork().transactional(async () => {
      await noteDone(this.em, { action: 'export', kind: 'payout' });
      const rows = await this.payouts.due(eveningIds);
      const retentions = await this.settings.retentions();
      const payees = await this.em.find(Payee, { chef: { $in: rows.flatMap(({ chef_id }) => chef_id ?? []) } });
      const [lines, missing] = [new Map<number, BankLineDto>(), new Set<string>()];
      for (const row of rows) {
        const { chef_id, chef_name, number } = row;
        const payee = payees.find(({ chef }) => chef.id === chef_id);
        const account = payee?.account;
        if (!account || chef_id === null) {
          missing.add(chef_name);
          continue;
        }
        const known = lines.get(chef_id);
        const { amount, retention } = partDto(row, retentions);
        const sum = (known?.amount ?? 0) + (amount ?? 0);
        const numbers = [known?.numbers, number].filter(Boolean).join(' ');
        const retained = addedUp(known?.retention ?? null, retention);
        lines.set(chef_id, { ...shownAccount(account), chef_name, amount: sum, retention: retained, numbers });
      }
      return { lines: [...lines.values()], missing: [...missing] };
    });
  }
}

const rowOf = (row: PartRow, retentions: readonly Retention[]): PayoutRowDto => ({
  ...partDto(row, retentions),
  id: row.id,
  chef_id: row.chef_id,
  chef_name: row.chef_name,
  total: row.total,
  has_account: row.has_account,
  difference: row.difference,
});

/** What both sides know of a part. A boleta is given on the day of the payout, or after the evening, today at the earliest. */
export function partDto(row: PartRow, retentions: readonly Retention[]): ChefPartDto {
  const { evening_id, day, number, cancelled, amount, state, payout_id, payout_day, payout_amount } = row;
  const today = todayInChile();
  const payout =
    payout_id === null
      ? null
      : {
          id: payout_id,
          day: payout_day ?? day,
          amount: payout_amount ?? 0,
          reference: row.reference,
          boleta_number: row.boleta_number,
          by: row.by,
        };
  const given = payout?.day ?? (state === 'ahead' && day > today ? day : today);
  const shown = payout?.amount ?? amount;
  const retention = shown === null ? null : retentionOn(given, shown, retentions);
  const boleta = row.given_number;
  return { evening_id, day, number, cancelled, amount: shown, state, boleta, payout, retention };
}
