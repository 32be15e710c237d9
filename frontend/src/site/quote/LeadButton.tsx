import { fetchCode } from '../../ui/optional/fetch-code';
import type { FirstMessage } from './message';
import { OpenDialogButton, type ButtonLook } from './OpenDialogButton';

/** The texts of a page's contact dialog. */
export interface LeadWords {
  title: string;
  aside: string;
  ask: string;
  /** The prepared message for mail and chat. */
  message: FirstMessage;
  /** The placeholder of the message when no quote is asked for. The site's own form then has only a message. */
  question?: string;
}

const loadDialog = () => fetchCode(async () => (await import('./LeadDialog')).LeadDialog);

/** A button that opens the contact dialog with the texts of its page. */
export function LeadButton({ words, ...look }: ButtonLook & { words: LeadWords }) {
  const asked = words.question === undefined ? {} : { kind: 'otra' as const };
  return <OpenDialogButton {...look} asked={asked} load={loadDialog} dialog={{ words }} />;
}
