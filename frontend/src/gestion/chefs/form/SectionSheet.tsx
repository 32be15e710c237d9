import type { ReactNode } from 'react';

interface SectionSheetProps {
  id: string;
  number: number;
  title: string;
  hint: string;
  children: ReactNode;
}

/** A section of a long form on its own sheet, its number in the house's ring. */
export function SectionSheet({ id, number, title, hint, children }: SectionSheetProps) {
  return (
    <section className="sheet" id={id} aria-labelledby={`${id}-titulo`}>
      <header>
        <i aria-hidden="true">
          <b>{number}</b>
        </i>
        <h2 id={`${id}-titulo`}>{title}</h2>
        <p>{hint}</p>
      </header>
      {children}
    </section>
  );
}
