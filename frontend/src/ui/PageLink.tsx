import { createContext, use, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

const WithoutAddress = createContext(false);

/** A link to another page of the site. In a preview it has no address, so no key reaches it. */
export function PageLink({ className, children, ...link }: LinkProps) {
  if (use(WithoutAddress)) return <a className={className}>{children}</a>;
  return (
    <Link {...link} className={className}>
      {children}
    </Link>
  );
}

/** Its links lead nowhere. */
export function WithoutAddresses({ children }: { children: ReactNode }) {
  return <WithoutAddress value>{children}</WithoutAddress>;
}
