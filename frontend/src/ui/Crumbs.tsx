import { PageLink } from './PageLink';

/** One step of the path from the home page to this page. */
export interface Crumb {
  name: string;
  path: string;
}

/** The path to this page. The last step is the page itself. */
export function Crumbs({ steps }: { steps: readonly Crumb[] }) {
  const here = steps.length - 1;
  return (
    <nav className="crumbs" aria-label="Ruta">
      <ol>
        {steps.map(({ name, path }, at) => (
          <li key={path}>
            {at === here ? <span aria-current="page">{name}</span> : <PageLink to={path}>{name}</PageLink>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
