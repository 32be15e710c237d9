import type { FirstMessage } from './message';

/** What a page says in its contact dialog. */
export interface LeadWords {
  title: string;
  aside: string;
  /** What to write. */
  ask: string;
  /** The message begun in mail and chat. */
  message: FirstMessage;
  /** Given where no quote is asked for: what the site's own form, which then has only a message, suggests to write. */
  question?: string;
}
