import { Picture, type ImageData } from '../../ui/Picture';
import { ContactDialog } from './ContactDialog';
import { quoteMessage, type Quoted } from './message';

/** The chef or experience a visitor was looking at when they asked for a quote. */
export interface QuoteSubject extends Quoted {
  picture: ImageData;
}

interface QuoteDialogProps {
  about?: QuoteSubject;
  onClose: () => void;
}

/** 'Cotiza con nosotros': the ways to reach the company, each with the request already begun (decisions.md 5). */
export function QuoteDialog({ about, onClose }: QuoteDialogProps) {
  return (
    <ContactDialog
      title="Cotiza con nosotros"
      about={about && <About subject={about} />}
      aside="Cuéntanos de tu mesa y te proponemos chefs y menús que calzan."
      message={quoteMessage(about)}
      onClose={onClose}
    >
      Dinos <strong>la fecha, la comuna y cuántos son</strong>. El mensaje ya va empezado: solo complétalo.
    </ContactDialog>
  );
}

function About({ subject }: { subject: QuoteSubject }) {
  return (
    <div className="about">
      <div className="pic pic--plate">
        <Picture image={subject.picture} alt="" sizes="3.75rem" />
      </div>
      <div>
        <p>{subject.kind === 'chef' ? 'Quieres cotizar con' : 'Quieres cotizar'}</p>
        <b>{subject.name}</b>
      </div>
    </div>
  );
}
