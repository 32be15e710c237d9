import type { Payment } from './payment.entity.js';
import type { WebpayAnswer } from './webpay.js';

/** What the provider's answer means. `vci` says how the card's bank asked its owner, and decides nothing. */
export function outcomeOf(
  { buyOrder, amount }: Payment,
  answer: WebpayAnswer,
): 'paid' | 'refused' | 'nothing' | 'strange' {
  if (answer.buyOrder !== buyOrder) return 'strange';
  switch (answer.status) {
    case 'AUTHORIZED':
    case 'CAPTURED':
      // Authorised without a code may be taken or not: staff check it, and the state is polled again.
      if (answer.responseCode === null) return 'strange';
      if (answer.responseCode !== 0) return 'refused';
      return answer.amount === amount ? 'paid' : 'strange';
    case 'FAILED':
      return 'refused';
    case 'INITIALIZED':
      return 'nothing';
    // The provider took it back itself, because nobody took it in.
    case 'REVERSED':
      return 'refused';
    default:
      return 'strange';
  }
}
