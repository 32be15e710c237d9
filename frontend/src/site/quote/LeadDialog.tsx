import { AskForm } from './AskForm';
import { CancelButton, ContactDialog } from './ContactDialog';
import { QuoteForm } from './form/QuoteForm';
import type { LeadWords } from './LeadButton';

/** The contact dialog of the pages terms, join the team and about, with the texts of the page. */
export function LeadDialog({ words, onClose }: { words: LeadWords; onClose: () => void }) {
  const cancel = <CancelButton onCancel={onClose} />;
  return (
    <ContactDialog title={words.title} aside={words.aside} message={words.message} onClose={onClose}>
      <p>{words.ask}</p>
      <AskForm slot="lead" actions={cancel}>
        <QuoteForm question={words.question}>{cancel}</QuoteForm>
      </AskForm>
    </ContactDialog>
  );
}
