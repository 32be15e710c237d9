import { sql } from 'kysely';

/** Whether the statement's `payment` may have been charged, and nobody knows yet. */
export const IS_PENDING = sql<boolean>`(payment.state = 'por_verificar' or payment.state = 'en_webpay' and payment.returned_at is not null
  or payment.state not in ('pagada', 'rechazada') and payment.commit_sent_at is not null)`;
