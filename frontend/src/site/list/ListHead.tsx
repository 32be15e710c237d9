import { useLocation } from 'react-router-dom';
import type { Crumb } from '../../ui/Crumbs';
import { Head } from '../../ui/Head';
import type { ImageData } from '../../ui/Picture';
import { useSettings } from '../../ui/settings';
import { breadcrumbLd, itemListLd } from '../json-ld';
import { socialImage } from '../social-image';
import { alone, listPath, NO_FILTERS, readPages } from './address';
import type { ListKind } from './list-kind';
import type { Narrowed } from './narrowed';

interface ListHeadProps {
  kind: ListKind;
  steps: readonly Crumb[];
  narrowed: Narrowed;
  /** Of the plain list. */
  title: string;
  description: string;
  /** What is shown, in its order. */
  items: readonly (Crumb & { image: ImageData })[];
}

/** What search engines and link previews read of a list. */
export function ListHead({ kind, steps, narrowed: { heading, canonical }, title, description, items }: ListHeadProps) {
  const settings = useSettings();
  const { first: page } = readPages(new URLSearchParams(useLocation().search));
  const [shown] = items;
  return (
    <Head
      title={heading ?? (page > 1 ? `${title}, página ${page}` : title)}
      description={heading ? `${heading}. Compara precios, formatos y menús, y pide tu cotización.` : description}
      canonical={page > 1 ? listPath(kind.path, NO_FILTERS, alone(page)) : canonical}
      image={shown && socialImage(shown.image)}
      jsonLd={[
        itemListLd(items, settings),
        breadcrumbLd(heading ? [...steps, { name: heading, path: canonical }] : steps, settings),
      ]}
    />
  );
}
