import { ApiProperty } from '@nestjs/swagger';
import { Choice, Email, Flag, INT4_MAX, Line, Rut, Whole } from '../../platform/http/fields.js';
import { shownAccount } from './bank-account.entity.js';
import { ACCOUNT_KINDS, RESERVA_HOURS, SALDO_DAYS } from './money-kinds.js';
import { MAX_RESERVA_HOURS, MAX_SALDO_DAYS, type MoneySettings } from './money-settings.entity.js';

/** The share that is proposed, in percent. */
const RESERVA_PERCENT = 50;

/** The fields of an account: all of them, or none where clients cannot transfer. */
const ACCOUNT = ['bank', 'account_kind', 'account_number', 'account_holder', 'account_rut', 'account_email'] as const;

/** Left out with all the others. */
const WITH_ACCOUNT = {
  when: (form: Record<string, unknown>): boolean => ACCOUNT.every((name) => (form[name] ?? '') === ''),
  msg: 'Completa este dato, o deja vacíos todos los de la cuenta.',
};

/** How the company takes money; a stale version is refused with 409. */
export class MoneySettingsFieldsDto {
  @Whole({ min: 0, max: 100, description: 'The share of the total that is due first, in percent.', example: 50 })
  reserva_percent!: number;

  @Whole({ min: 1, max: MAX_RESERVA_HOURS, description: 'Hours after the yes until which it is due.', example: 48 })
  reserva_hours!: number;

  @Whole({
    min: 0,
    max: MAX_SALDO_DAYS,
    description: 'Business days before the evening on which the rest is due.',
    example: 6,
  })
  saldo_days!: number;

  @Flag({ description: "Whether an evening stands as 'por confirmar' until its reserva is paid.", example: false })
  confirms_date!: boolean;

  @Line({ max: 60, optional: WITH_ACCOUNT, description: 'The bank of the account.', example: 'Banco de Chile' })
  bank?: string | null;

  @Choice(ACCOUNT_KINDS, { optional: WITH_ACCOUNT, description: 'Kind of account.', example: 'Cuenta corriente' })
  account_kind?: string | null;

  @Line({ max: 30, optional: WITH_ACCOUNT, description: 'Number of the account.', example: '00123456789' })
  account_number?: string | null;

  @Line({ max: 120, optional: WITH_ACCOUNT, description: 'Whose account it is.', example: 'Sobremesa SpA' })
  account_holder?: string | null;

  @Rut({ optional: WITH_ACCOUNT, description: 'RUT of who holds it.' })
  account_rut?: string | null;

  @Email({
    optional: WITH_ACCOUNT,
    description: 'To which the bank tells of a transfer.',
    example: 'pagos@sobremesa.example',
  })
  account_email?: string | null;

  @Whole({ min: 0, max: INT4_MAX, description: 'Version that was read; 0 while nobody saved it.', example: 0 })
  version!: number;
}

/** When which part of a total is due. */
export class PayTermsDto {
  /** Whether the company saved these settings. Until then clients pay nothing here, and the other fields are proposals. */
  saved!: boolean;

  /** The share of the total that is due first, in percent. */
  @ApiProperty({ type: 'integer', example: 50 })
  reserva_percent!: number;

  /** Hours after the yes until which it is due. */
  @ApiProperty({ type: 'integer', example: 48 })
  reserva_hours!: number;

  /** Business days before the evening on which the rest is due. */
  @ApiProperty({ type: 'integer', example: 6 })
  saldo_days!: number;

  /** Whether an evening stands as 'por confirmar' until its reserva is paid. */
  confirms_date!: boolean;
}

/** How the company takes money. The account is shown to administrators alone, and to who has to pay. */
export class MoneySettingsDto extends PayTermsDto {
  @ApiProperty({ type: 'string', nullable: true, example: 'Banco de Chile' })
  bank!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'Cuenta corriente' })
  account_kind!: string | null;

  account_number!: string | null;

  account_holder!: string | null;

  account_rut!: string | null;

  account_email!: string | null;

  /** When the account was last changed. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  account_changed_at!: string | null;

  /** The name of who changed it. */
  account_changed_by!: string | null;

  /** Whether clients can pay by card. */
  cards!: boolean;

  /** 0 while nobody saved it. */
  @ApiProperty({ type: 'integer' })
  version!: number;
}

/** When which part is due, as it is shown. */
export function shownTerms(settings: MoneySettings | null): PayTermsDto {
  return {
    saved: settings !== null,
    reserva_percent: settings?.reservaPercent ?? RESERVA_PERCENT,
    reserva_hours: settings?.reservaHours ?? RESERVA_HOURS,
    saldo_days: settings?.saldoDays ?? SALDO_DAYS,
    confirms_date: settings?.confirmsDate ?? false,
  };
}

/** The settings as administrators see them. */
export function shownSettings(settings: MoneySettings | null, cards: boolean): MoneySettingsDto {
  return {
    ...shownTerms(settings),
    ...shownAccount(settings?.account ?? null),
    account_changed_at: settings?.accountChangedAt?.toISOString() ?? null,
    account_changed_by: settings?.accountChangedBy ?? null,
    cards,
    version: settings?.version ?? 0,
  };
}
