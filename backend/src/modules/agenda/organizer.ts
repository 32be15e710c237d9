import type { Env } from '../../config/env.js';
import type { CalendarPerson } from './calendar.js';

/**
 * The organizer of every entry: the address from which the product's mails come. Programs trust a change of an entry only
 * from its organizer.
 */
export const organizerOf = ({ MAIL_FROM, PRODUCT_NAME }: Pick<Env, 'MAIL_FROM' | 'PRODUCT_NAME'>): CalendarPerson => ({
  name: PRODUCT_NAME,
  address: /<([^<>]+)>$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM,
});
