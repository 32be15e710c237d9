import { fetchCode } from '../../ui/optional/fetch-code';
import type { QuoteSubject } from './About';
import { OpenDialogButton, type ButtonLook } from './OpenDialogButton';
import type { ListFilters } from '../list/address';

interface QuoteButtonProps extends ButtonLook {
  about?: QuoteSubject;
  wish?: ListFilters;
}

const loadDialog = () => fetchCode(async () => (await import('./QuoteDialog')).QuoteDialog);

/** A button that opens the quote dialog, with the page's chef or experience and the list's filters. */
export function QuoteButton({ about, wish, ...look }: QuoteButtonProps) {
  const asked = { about, wish };
  return <OpenDialogButton {...look} asked={asked} load={loadDialog} dialog={asked} />;
}
