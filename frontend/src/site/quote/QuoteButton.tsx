import type { ReactNode } from 'react';
import { useOnDemand } from '../../ui/use-on-demand';
import { contactPath } from './contact-path';
import { OpenDialogButton } from './OpenDialogButton';
import type { QuoteSubject } from './About';

interface QuoteButtonProps {
  about?: QuoteSubject;
  className?: string;
  children: ReactNode;
}

const loadDialog = () => import('./QuoteDialog').then(({ QuoteDialog }) => QuoteDialog);

/** A button that opens the quote dialog, carrying the chef or experience the visitor is looking at. */
export function QuoteButton({ about, className, children }: QuoteButtonProps) {
  const {
    Part: Dialog,
    open,
    close,
    prepare,
  } = useOnDemand(loadDialog, () => window.location.assign(contactPath(about)));
  return (
    <>
      <OpenDialogButton about={about} className={className} onOpen={open} onNear={prepare}>
        {children}
      </OpenDialogButton>
      {Dialog && <Dialog about={about} onClose={close} />}
    </>
  );
}
