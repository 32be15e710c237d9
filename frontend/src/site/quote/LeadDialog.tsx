import { ContactDialog } from './ContactDialog';
import type { FirstMessage } from './message';

/** What a page says in its contact dialog. */
export interface LeadWords {
  title: string;
  aside: string;
  /** What to write. */
  ask: string;
  message: FirstMessage;
}

interface LeadDialogProps {
  words: LeadWords;
  onClose: () => void;
}

/** The contact dialog of terms, join the team and about (decisions.md 5, slot `lead`), in the words of the page it is opened from. */
export function LeadDialog({ words, onClose }: LeadDialogProps) {
  return (
    <ContactDialog title={words.title} aside={words.aside} message={words.message} onClose={onClose}>
      {words.ask}
    </ContactDialog>
  );
}
