import { useSettings } from '../../ui/settings';
import { AskForm } from './AskForm';
import { CancelButton, ContactDialog } from './ContactDialog';
import { QuoteForm } from './form/QuoteForm';
import type { FirstMessage } from './message';

/** What a page says in its contact dialog. */
export interface LeadWords {
  title: string;
  aside: string;
  /** What to write. */
  ask: string;
  message: FirstMessage;
  /** Whether who opens it asks for a quote: the site's own form is then there for them. */
  quote?: boolean;
}

interface LeadDialogProps {
  words: LeadWords;
  onClose: () => void;
}

/** The contact dialog of terms, join the team and about (decisions.md 5, slot `lead`), in the words of the page it is opened from. */
export function LeadDialog({ words, onClose }: LeadDialogProps) {
  const { embedUrl, slots } = useSettings();
  const onlyWays = !words.quote && !(embedUrl && slots?.lead);
  const cancel = <CancelButton onCancel={onClose} />;
  return (
    <ContactDialog
      title={words.title}
      aside={words.aside}
      message={words.message}
      onlyWays={onlyWays}
      onClose={onClose}
    >
      <p>{words.ask}</p>
      {!onlyWays && (
        <AskForm slot="lead" actions={cancel}>
          {words.quote ? <QuoteForm>{cancel}</QuoteForm> : <div className="dialog__actions">{cancel}</div>}
        </AskForm>
      )}
    </ContactDialog>
  );
}
