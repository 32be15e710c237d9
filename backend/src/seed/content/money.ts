import type { BankAccount } from '../../modules/money/index.js';

/** The share of the reserva, in percent. */
export const RESERVA = 50;

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
