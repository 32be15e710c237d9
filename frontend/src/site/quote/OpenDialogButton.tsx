import type { FormEvent, ReactNode } from 'react';
import { CONTACT_PAGE, SUBJECT_PARAMETERS } from './contact-path';
import type { Quoted } from './message';

interface OpenDialogButtonProps {
  /** What the visitor is looking at; without scripts the contact page is told. */
  about?: Quoted;
  className?: string;
  onOpen: () => void;
  /** A pointer or the focus comes near: the moment to fetch the dialog ahead. */
  onNear: () => void;
  children: ReactNode;
}

/** A button that opens a dialog. Without scripts it leads to the contact page: asking always works (decisions.md 5). */
export function OpenDialogButton({
  about,
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
      {about && <input type="hidden" name={SUBJECT_PARAMETERS[about.kind]} value={about.slug} />}
      <button className={className} type="submit" aria-haspopup="dialog" onPointerEnter={onNear} onFocus={onNear}>
        {children}
      </button>
    </form>
  );
}
