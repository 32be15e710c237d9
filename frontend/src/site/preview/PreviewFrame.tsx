import type { ReactNode } from 'react';
import { WithoutAddresses } from '../../ui/PageLink';
import { PageStyle } from '../../ui/PageStyle';
import { useSettings } from '../../ui/settings';
import css from './preview.css?inline';

interface PreviewFrameProps {
  /** What will be published: 'la página de Ana María Pérez'. */
  what: string;
  children: ReactNode;
}

/**
 * An unpublished page under a banner. Nothing in it can be pressed, but everything can be read and swiped: an inert
 * element would hide the further opinions from screen readers and fingers.
 */
export function PreviewFrame({ what, children }: PreviewFrameProps) {
  const { productName } = useSettings();
  return (
    <>
      <title>{`Vista previa: ${what} | ${productName}`}</title>
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
