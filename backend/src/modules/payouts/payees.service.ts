import { Injectable } from '@nestjs/common';
import { CreateRequestContext } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Agenda } from '../agenda/index.js';
import { Chef, ChefNotFoundError } from '../chefs/index.js';
import { accountOf, shownAccount, type BankAccount } from '../money/index.js';
import { Payee } from './payee.entity.js';
import { PayoutSettingsService } from './payout-settings.service.js';
import type { PayeeDto, PayeeFieldsDto } from './payouts.dto.js';
import { AccountIncompleteError } from './payouts.errors.js';

/** How chefs are paid. Only administrators see or change it. */
@Injectable()
export class PayeesService {
  constructor(
    private readonly em: EntityManager,
    private readonly agenda: Agenda,
    private readonly settings: PayoutSettingsService,
  ) {}

  /** @throws ChefNotFoundError */
  @CreateRequestContext()
  async read(chefId: number): Promise<PayeeDto> {
    const chef = await this.em.findOne(Chef, { id: chefId });
    if (!chef) throw new ChefNotFoundError();
    const payee = await this.em.findOne(Payee, { chef: chefId });
    return {
      chef_name: chef.chefName,
      commission: payee?.commission ?? null,
      usual_commission: (await this.settings.read()).commission,
      ...shownAccount(payee?.account ?? null),
      version: payee?.version ?? null,
    };
  }

  /** @throws ChefNotFoundError, StaleVersionError, AccountIncompleteError */
  async save(chefId: number, form: PayeeFieldsDto): Promise<PayeeDto> {
    const account = wholeAccountOf(form);
    await this.em.fork().transactional(async () => {
      const chef = await this.agenda.lockChef(chefId);
      if (!chef) throw new ChefNotFoundError();
      const kept = await this.em.findOne(Payee, { chef }, { refresh: true });
      const payee = kept ?? new Payee(chef);
      if (kept) kept.beginEdit(form.version);
      payee.describe(form.commission ?? null, account);
      await this.em.persist(payee).flush();
    });
    return this.read(chefId);
  }
}

/**
 * The account of a form; null where it has none.
 * @throws AccountIncompleteError
 */
function wholeAccountOf(form: PayeeFieldsDto): BankAccount | null {
  const account = accountOf(form);
  const { bank, account_kind, account_number, account_holder, account_rut, account_email } = form;
  const parts = { bank, account_kind, account_number, account_holder, account_rut, account_email };
  const missing = Object.entries(parts).flatMap(([field, value]) => (value ? [] : [field]));
  if (!account && missing.length < Object.keys(parts).length) throw new AccountIncompleteError(missing);
  return account;
}
