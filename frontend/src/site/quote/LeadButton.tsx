import { fetchCode } from '../../ui/optional/fetch-code';
import type { LeadWords } from './lead-words';
import { OpenDialogButton, type ButtonLook } from './OpenDialogButton';

interface LeadButtonProps extends ButtonLook {
  words: LeadWords;
}

const loadDialog = () => fetchCode(async () => (await import('./LeadDialog')).LeadDialog);

/** A button that opens the contact dialog with the texts of its page. */
export function LeadButton({ words, ...look }: LeadButtonProps) {
  const asked = words.question === undefined ? {} : { kind: 'otra' as const };
  return <OpenDialogButton {...look} asked={asked} load={loadDialog} dialog={{ words }} />;
}
