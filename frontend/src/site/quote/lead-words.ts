import type { FirstMessage } from './message';

/** The texts of a page's contact dialog. */
export interface LeadWords {
  title: string;
  aside: string;
  /** What to write. */
  ask: string;
  /** The prepared message for mail and chat. */
  message: FirstMessage;
  /** The placeholder of the message when no quote is asked for. The site's own form then has only a message. */
  question?: string;
}
