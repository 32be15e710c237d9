import type { ReactNode } from 'react';
import { Crumbs, type Crumb } from '../../ui/Crumbs';
import { Picture, type ImageData } from '../../ui/Picture';
import './house.css';

interface PageTopProps {
  steps: readonly Crumb[];
  title: string;
  /** The page's introduction, one or two sentences. */
  lead: string;
  /** A picture of a table across the page, below the title. */
  table?: ImageData;
  children?: ReactNode;
}

/** The top of an information page: breadcrumb, large title, introduction at the right. */
export function PageTop({ steps, title, lead, table, children }: PageTopProps) {
  return (
    <>
      <header className="page-head wrap">
        <Crumbs steps={steps} />
        <div className="page-head__grid">
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
        {children && <div className="row page-top__act">{children}</div>}
      </header>
      {table && (
        <div className="page-top__table">
          <Picture image={table} alt="" sizes="(width < 48rem) 160vw, 100vw" priority />
        </div>
      )}
    </>
  );
}
