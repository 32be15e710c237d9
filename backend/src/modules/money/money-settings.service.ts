import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import type { Caller } from '../../platform/http/access.js';
import { momentInChile } from '../../platform/http/value/day.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import type { MailKind } from '../../platform/mail/mail-kind.js';
import { Mails } from '../../platform/mail/mails.js';
import type { BankAccount } from './bank-account.entity.js';
import { MoneyRepository } from './money.repository.js';
import { shownSettings, type MoneySettingsDto } from './money-settings.dto.js';
import { MoneySettings, type PayRules } from './money-settings.entity.js';
import { NoWayToPayError } from './money.errors.js';
import { Webpay } from './webpay.js';

/** The mail to each administrator after the account was changed: somebody who takes it over must not do so in silence. */
const ACCOUNT_CHANGED = {
  name: 'account-changed',
  about: 'person_id',
  withoutClient: true,
  title: 'Cambio de los datos bancarios',
} as const satisfies MailKind;

/** How the company takes money, as an administrator writes it. */
export interface MoneySettingsForm extends PayRules {
  /** Null where clients cannot transfer. */
  account: BankAccount | null;
  /** That was read; 0 while nobody saved it. */
  version: number;
}

/** How the company takes money. Only administrators change it, and all of them hear of another account. */
@Injectable()
export class MoneySettingsService {
  constructor(
    private readonly em: EntityManager,
    private readonly env: Env,
    private readonly money: MoneyRepository,
    private readonly mails: Mails,
    private readonly webpay: Webpay,
  ) {
    mails.write(ACCOUNT_CHANGED, { compose: (id) => this.mail(id) });
  }

  /** How the company takes money, or what is proposed while nobody said it. */
  async read(): Promise<MoneySettingsDto> {
    return shownSettings(await this.money.settings(), this.webpay.offered);
  }

  /** @throws StaleVersionError, NoWayToPayError */
  save({ account, version, ...rules }: MoneySettingsForm, { name }: Caller): Promise<void> {
    if (!account && !this.webpay.offered) throw new NoWayToPayError();
    return this.em.fork().transactional(async () => {
      const kept = await this.money.lockSettings();
      const settings = kept ?? new MoneySettings(rules.reservaPercent);
      if (kept) kept.beginEdit(version);
      const changed = settings.describe(rules, account, name);
      await this.em.persist(settings).flush();
      if (!changed) return;
      for (const { id } of await this.money.administrators()) await this.mails.again(this.em, ACCOUNT_CHANGED, id);
    });
  }

  private async mail(personId: number): Promise<MailContent | undefined> {
    const [reader] = await this.money.administrators(personId);
    const settings = await this.money.settings();
    if (!reader || !settings?.accountChangedAt) return undefined;
    const { account, accountChangedAt: at, accountChangedBy: who } = settings;
    return {
      to: { name: reader.name, address: reader.email },
      subject: 'Cambiaron los datos bancarios',
      title: 'Cambiaron los datos bancarios',
      paragraphs: [
        `${who ?? 'Alguien'} cambió el ${momentInChile(at)} la cuenta a la que transfieren los clientes.`,
        account
          ? `Ahora es una cuenta de ${account.bank} terminada en ${account.accountNumber.slice(-4)}.`
          : 'Ahora no hay ninguna: los clientes no pueden transferir.',
        'Si nadie del equipo lo pidió, corrígela hoy: el dinero de los clientes va a esa cuenta.',
      ],
      action: { label: 'Ver los datos bancarios', url: `${this.env.PUBLIC_URL}/gestion/header#money-settings` },
    };
  }
}
