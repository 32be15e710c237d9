import type { ReactNode } from 'react';

interface SectionSheetProps {
  id: string;
  number: number;
  title: string;
  hint: string;
  /** The whole section may be left out. */
  optional?: boolean;
  children: ReactNode;
}

/** A section of a long form on its own sheet, its number in the house's ring. */
export function SectionSheet({ id, number, title, hint, optional = false, children }: SectionSheetProps) {
  return (
    <section className="sheet" id={id} aria-labelledby={`${id}-titulo`}>
      <header>
        <i aria-hidden="true">
          <b>{number}</b>
        </i>
        <h2 id={`${id}-titulo`}>
          {title}
          {optional && <span className="opt">(Opcional)</span>}
        </h2>
        <p>{hint}</p>
      </header>
      {children}
    </section>
  );
}
