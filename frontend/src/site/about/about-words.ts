import type { LeadWords } from '../quote/lead-words';
import { quoteMessage } from '../quote/message';

/** What the contact dialog says to someone who has just read about the house. */
export const ABOUT_WORDS: LeadWords = {
  title: 'Cotiza con nosotros',
  aside: 'Cuéntanos de tu mesa y te proponemos chefs y menús que calzan.',
  ask: 'Dinos la fecha, la comuna y cuántos son.',
  message: quoteMessage(),
};
