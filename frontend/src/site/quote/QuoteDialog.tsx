import { About, type QuoteSubject } from './About';
import { AskForm } from './AskForm';
import { CancelButton, ContactDialog } from './ContactDialog';
import { QuoteForm } from './form/QuoteForm';
import { NO_FILTERS, type ListFilters } from '../list/address';
import { quoteMessage } from './message';
import { useSaid, useWish } from './wish';

interface QuoteDialogProps {
  about?: QuoteSubject;
  wish?: ListFilters;
  onClose: () => void;
}

/** 'Cotiza con nosotros': the form of the slot `quote`, with the chef or experience that the visitor was looking at. */
export function QuoteDialog({ about, wish: here = NO_FILTERS, onClose }: QuoteDialogProps) {
  const wish = useWish(here);
  const cancel = <CancelButton onCancel={onClose} />;
  return (
    <ContactDialog
      title="Cotiza con nosotros"
      about={about && <About subject={about} />}
      aside="Cuéntanos de tu mesa y te proponemos chefs y menús que calzan."
      message={quoteMessage(about, useSaid(wish))}
      onClose={onClose}
    >
      <AskForm slot="quote" about={about} commune={wish.ciudad} actions={cancel}>
        <QuoteForm about={about} wish={here}>
          {cancel}
        </QuoteForm>
      </AskForm>
    </ContactDialog>
  );
}
