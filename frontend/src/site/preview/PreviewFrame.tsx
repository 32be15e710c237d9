import { useContext, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { PageStyle } from '../../ui/PageStyle';
import css from './preview.css?inline';

interface PreviewFrameProps {
  /** What will be published: 'la página de Ana María Pérez'. */
  what: string;
  children: ReactNode;
}

/**
 * A page that is not published, under a banner that says so. Nothing in it can be pressed, by whatever means, but everything can
 * be read and swiped: inside an inert element neither a screen reader nor a finger would reach the further opinions.
 */
export function PreviewFrame({ what, children }: PreviewFrameProps) {
  return (
    <>
      <title>{`Vista previa: ${what}`}</title>
      <PageStyle name="preview" css={css} />
      <p className="preview-banner" role="note">
        <strong>Vista previa.</strong> Así se verá {what}. Los botones no funcionan aquí, y el enlace deja de servir en
        unos días.
      </p>
      <fieldset className="preview" role="presentation" disabled>
        <WithoutAddresses>{children}</WithoutAddresses>
      </fieldset>
    </>
  );
}

/** Its links lead nowhere: without an address a link is words, which no key reaches. */
function WithoutAddresses({ children }: { children: ReactNode }) {
  const { navigator, ...context } = useContext(NavigationContext);
  // The router's type knows no link without an address; React leaves out an attribute that is undefined.
  const createHref = () => undefined as unknown as string;
  return (
    <NavigationContext value={{ ...context, navigator: { ...navigator, createHref } }}>{children}</NavigationContext>
  );
}
