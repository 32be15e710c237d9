import type { ReactNode } from 'react';
import { useOnDemand } from '../../ui/use-on-demand';
import { contactPath } from './contact-path';
import { OpenDialogButton } from './OpenDialogButton';
import type { QuoteSubject } from './About';

interface QuoteButtonProps {
  about?: QuoteSubject;
  /** The commune that the list is filtered by. */
  commune?: number;
  className?: string;
  children: ReactNode;
}

const loadDialog = () => import('./QuoteDialog').then(({ QuoteDialog }) => QuoteDialog);

/**
 * A button that opens the quote dialog. It passes on the chef or experience of the page and the commune of the list.
 */
export function QuoteButton({ about, commune, className, children }: QuoteButtonProps) {
  const asked = { about, commune };
  const {
    Part: Dialog,
    open,
    close,
    prepare,
  } = useOnDemand(loadDialog, () => window.location.assign(contactPath(asked)));
  return (
    <>
      <OpenDialogButton asked={asked} className={className} onOpen={open} onNear={prepare}>
        {children}
      </OpenDialogButton>
      {Dialog && <Dialog about={about} commune={commune} onClose={close} />}
    </>
  );
}
