import type { BankAccount, PayRules } from '../../modules/money/index.js';

/** The share of the reserva, in percent. */
export const RESERVA = 50;

/** When which part is due. */
export const RULES: PayRules = { reservaPercent: RESERVA, reservaHours: 48, saldoDays: 6, confirmsDate: true };

/** The account to which the demo's clients transfer: nobody's. */
export const ACCOUNT: BankAccount = {
  bank: 'Banco de Chile',
  accountKind: 'Cuenta corriente',
  accountNumber: '00123456789',
  accountHolder: 'Sobremesa SpA',
  accountRut: '76086428-5',
  accountEmail: 'pagos@sobremesa.example',
};

/** The card with which the demo's clients pay. */
export const CARD = {
  cardType: 'VN',
  instalments: 0,
  cardDigits: '6623',
  authorizationCode: '483920',
  responseCode: 0,
} as const;
