import { fetchCode } from '../../ui/optional/fetch-code';
import type { QuoteSubject } from './About';
import { OpenDialogButton, type ButtonLook } from './OpenDialogButton';

interface QuoteButtonProps extends ButtonLook {
  about?: QuoteSubject;
  /** The commune that the list is filtered by. */
  commune?: number;
}

const loadDialog = () => fetchCode(async () => (await import('./QuoteDialog')).QuoteDialog);

/**
 * A button that opens the quote dialog. It passes on the chef or experience of the page and the commune of the list.
 */
export function QuoteButton({ about, commune, ...look }: QuoteButtonProps) {
  const asked = { about, commune };
  return <OpenDialogButton {...look} asked={asked} load={loadDialog} dialog={asked} />;
}
