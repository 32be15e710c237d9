import { Injectable } from '@nestjs/common';
import { CreateRequestContext } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Agenda } from '../agenda/index.js';
import { Chef, ChefNotFoundError } from '../chefs/index.js';
import { Payee, type PayeeAccount } from './payee.entity.js';
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
    const account = payee?.account ?? null;
    return {
      chef_name: chef.chefName,
      commission: payee?.commission ?? null,
      usual_commission: (await this.settings.read()).commission,
      bank: account?.bank ?? null,
      account_kind: account?.accountKind ?? null,
      account_number: account?.accountNumber ?? null,
      account_holder: account?.accountHolder ?? null,
      account_rut: account?.accountRut ?? null,
      account_email: account?.accountEmail ?? null,
      version: payee?.version ?? null,
    };
  }

  /** @throws ChefNotFoundError, StaleVersionError, AccountIncompleteError */
  async save(chefId: number, form: PayeeFieldsDto): Promise<PayeeDto> {
    const account = accountOf(form);
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
 * The account that somebody wrote; null for none.
 * @throws AccountIncompleteError
 */
function accountOf(form: PayeeFieldsDto): PayeeAccount | null {
  const { bank, account_kind, account_number, account_holder, account_rut, account_email } = form;
  if (bank && account_kind && account_number && account_holder && account_rut && account_email)
    return {
      bank,
      accountKind: account_kind,
      accountNumber: account_number,
      accountHolder: account_holder,
      accountRut: account_rut,
      accountEmail: account_email,
    };
  const parts = { bank, account_kind, account_number, account_holder, account_rut, account_email };
  const missing = Object.entries(parts).flatMap(([field, value]) => (value ? [] : [field]));
  if (missing.length < Object.keys(parts).length) throw new AccountIncompleteError(missing);
  return null;
}
