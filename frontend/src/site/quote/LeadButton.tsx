import type { ReactNode } from 'react';
import { useOnDemand } from '../../ui/use-on-demand';
import { contactPath, type Asked } from './contact-path';
import type { LeadWords } from './lead-words';
import { OpenDialogButton } from './OpenDialogButton';

interface LeadButtonProps {
  words: LeadWords;
  className?: string;
  children: ReactNode;
}

const loadDialog = () => import('./LeadDialog').then(({ LeadDialog }) => LeadDialog);

/** A button that opens the contact dialog with the texts of its page. */
export function LeadButton({ words, className, children }: LeadButtonProps) {
  const asked: Asked = words.question === undefined ? {} : { kind: 'otra' };
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
      {Dialog && <Dialog words={words} onClose={close} />}
    </>
  );
}
