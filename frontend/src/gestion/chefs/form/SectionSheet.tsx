import type { ReactNode } from 'react';
import '../../../ui/admin/form/section-sheet.css';

interface SectionSheetProps {
  id: string;
  number: number;
  title: string;
  hint: string;
  optional?: boolean;
  children: ReactNode;
}

/** A section of a long form on a sheet of its own, with its number in a ring. */
export function SectionSheet({ id, number, title, hint, optional = false, children }: SectionSheetProps) {
  return (
    <section className="section-sheet" id={id} aria-labelledby={`${id}-titulo`}>
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
