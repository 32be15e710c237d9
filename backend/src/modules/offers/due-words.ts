import type { DueMoney, DueStep } from './due-money.repository.js';
import { longDay } from './offer-letters.js';
import { pesos } from './offer-words.js';

/** What is to pay for an evening, with the page on which it is paid. */
export interface ToPay extends DueMoney {
  url: string;
}

/** What is to pay, and by when: '$180.000 con plazo hasta el miércoles, 2 de diciembre de 2026'. */
export const dueText = (steps: readonly DueStep[]): string =>
  steps.map(({ left, dueOn }) => `${pesos(left)} con plazo hasta el ${longDay(dueOn)}`).join(' y ');
