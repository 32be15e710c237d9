import type { FormEvent, ReactNode } from 'react';
import { useOnDemand } from '../../ui/use-on-demand';
import type { QuoteSubject } from './QuoteDialog';

interface QuoteButtonProps {
  about?: QuoteSubject;
  className?: string;
  children: ReactNode;
}

const CONTACT_PAGE = '/cotiza';
const loadDialog = () => import('./QuoteDialog').then(({ QuoteDialog }) => QuoteDialog);

/**
 * A button that opens the quote dialog, carrying the chef or experience the visitor is looking at. Where the dialog cannot open (no scripts, a
 * lost connection) it leads to the contact page: asking for a quote always works (decisions.md 5).
 */
export function QuoteButton({ about, className = 'btn btn--lg', children }: QuoteButtonProps) {
  const { Part: Dialog, open, close, prepare } = useOnDemand(loadDialog, () => window.location.assign(CONTACT_PAGE));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    open();
  };
  return (
    <form className="quote-button" action={CONTACT_PAGE} onSubmit={onSubmit}>
      <button className={className} type="submit" aria-haspopup="dialog" onPointerEnter={prepare} onFocus={prepare}>
        {children}
      </button>
      {Dialog && <Dialog about={about} onClose={close} />}
    </form>
  );
}
