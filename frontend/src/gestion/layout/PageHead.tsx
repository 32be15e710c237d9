import type { ReactNode } from 'react';

import { Crumbs, type Crumb } from '../../ui/Crumbs';
import { Head } from '../../ui/Head';

interface PageHeadProps {
  title: string;
  /** What the browser's tab says where the title is a greeting. */
  documentTitle?: string;
  /** The way here after 'Gestión', this page included; none on the Dashboard. */
  crumbs?: Crumb[];
  /** What one can do here: 'Agregar Chef'. */
  action?: ReactNode;
}

/** Title, breadcrumb and main action of a back-office page; also its document title, kept out of search engines. */
export function PageHead({ title, documentTitle = title, crumbs = [], action }: PageHeadProps) {
  return (
    <>
      <Head title={`${documentTitle} | Gestión interna`} noindex />
      {crumbs.length > 0 && <Crumbs steps={[{ name: 'Gestión', path: '/gestion' }, ...crumbs]} />}
      <div className="g-head">
        <h1>{title}</h1>
        {action}
      </div>
    </>
  );
}
