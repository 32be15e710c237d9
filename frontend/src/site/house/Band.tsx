import type { ReactNode } from 'react';

interface BandProps {
  /** Names the section in the page. */
  id: string;
  /** Further classes. */
  look?: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A section across a page, with its title and a sentence beside it. */
export function Band({ id, look = '', title, lead, children }: BandProps) {
  return (
    <section className={`band ${look}`.trim()} aria-labelledby={id}>
      <div className="wrap">
        <div className="head">
          <h2 id={id}>{title}</h2>
          <p>{lead}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
