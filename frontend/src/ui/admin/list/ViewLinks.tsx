import { Link, type LinkProps } from 'react-router-dom';

interface ViewLinksProps extends Pick<LinkProps, 'preventScrollReset'> {
  /** The views of a screen, each at an address of its own. */
  views: readonly { name: string; to: string; label: string }[];
  /** The name of the view that the address asks for. */
  shown: string;
}

export function ViewLinks({ views, shown, preventScrollReset }: ViewLinksProps) {
  return views.map(({ name, to, label }) => (
    <Link key={name} to={to} preventScrollReset={preventScrollReset} aria-current={name === shown ? 'page' : undefined}>
      {label}
    </Link>
  ));
}
