import { About, type QuoteSubject } from './About';
import { AskForm } from './AskForm';
import { CancelButton, ContactDialog } from './ContactDialog';
import { QuoteForm } from './form/QuoteForm';
import { quoteMessage } from './message';

interface QuoteDialogProps {
  about?: QuoteSubject;
  commune?: number;
  onClose: () => void;
}

/** 'Cotiza con nosotros': the form of the slot `quote`, with the chef or experience that the visitor was looking at. */
export function QuoteDialog({ about, commune, onClose }: QuoteDialogProps) {
  const cancel = <CancelButton onCancel={onClose} />;
  return (
    <ContactDialog
      title="Cotiza con nosotros"
      about={about && <About subject={about} />}
      aside="Cuéntanos de tu mesa y te proponemos chefs y menús que calzan."
      message={quoteMessage(about)}
      onClose={onClose}
    >
      <AskForm slot="quote" about={about} commune={commune} actions={cancel}>
        <QuoteForm about={about} commune={commune}>
          {cancel}
        </QuoteForm>
      </AskForm>
    </ContactDialog>
  );
}
