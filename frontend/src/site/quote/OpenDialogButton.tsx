import type { FormEvent, ReactNode } from 'react';
import { askedParameters, CONTACT_PAGE, type Asked } from './contact-path';

interface OpenDialogButtonProps {
  /** What the contact page is told when there are no scripts. */
  asked: Asked;
  className?: string;
  onOpen: () => void;
  /** Called when a pointer or the focus comes near, so that the dialog's code can be fetched in advance. */
  onNear: () => void;
  children: ReactNode;
}

/** A button that opens a dialog. Without scripts it leads to the contact page, so that asking always works. */
export function OpenDialogButton({
  asked,
  className = 'btn btn--lg',
  onOpen,
  onNear,
  children,
}: OpenDialogButtonProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <form className="quote-button" action={CONTACT_PAGE} onSubmit={onSubmit}>
      {askedParameters(asked).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={className} type="submit" aria-haspopup="dialog" onPointerEnter={onNear} onFocus={onNear}>
        {children}
      </button>
    </form>
  );
}
