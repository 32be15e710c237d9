import type { LeadWords } from '../quote/lead-words';
import { quoteMessage } from '../quote/message';

/** The texts of the contact dialog on the about page. */
export const ABOUT_WORDS: LeadWords = {
  title: 'Cotiza con nosotros',
  aside: 'Cuéntanos de tu mesa y te proponemos chefs y menús que calzan.',
  ask: 'Dinos la fecha, la comuna y cuántos son.',
  message: quoteMessage(),
};
