import type { ReactNode } from 'react';

import { Crumbs, type Crumb } from '../../ui/Crumbs';
import { Head } from '../../ui/Head';
import './page-head.css';

interface PageHeadProps {
  title: string;
  /** The title of the browser's tab, when the page's title is a greeting. */
  documentTitle?: string;
  /** The breadcrumb after 'Gestión', with this page. Empty on the Dashboard. */
  crumbs?: Crumb[];
  /** The page's main action: 'Agregar Chef'. */
  action?: ReactNode;
}

/**
 * Title, breadcrumb and main action of a back-office page. Also sets the document's title, and keeps search engines
 * out.
 */
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
