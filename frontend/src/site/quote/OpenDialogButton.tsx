import type { FormEvent, ReactNode } from 'react';

const CONTACT_PAGE = '/cotiza';

/** Where asking goes when a dialog's code cannot be fetched. */
export function goToContactPage(): void {
  window.location.assign(CONTACT_PAGE);
}

interface OpenDialogButtonProps {
  className?: string;
  onOpen: () => void;
  /** A pointer or the focus comes near: the moment to fetch the dialog ahead. */
  onNear: () => void;
  children: ReactNode;
}

/** A button that opens a dialog. Without scripts it leads to the contact page: asking always works (decisions.md 5). */
export function OpenDialogButton({ className = 'btn btn--lg', onOpen, onNear, children }: OpenDialogButtonProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <form className="quote-button" action={CONTACT_PAGE} onSubmit={onSubmit}>
      <button className={className} type="submit" aria-haspopup="dialog" onPointerEnter={onNear} onFocus={onNear}>
        {children}
      </button>
    </form>
  );
}
