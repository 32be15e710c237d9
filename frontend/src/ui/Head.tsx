import { parsedUrl } from './parsed-url';
import { useSettings } from './settings';

/** A picture for social previews: path or absolute address of a JPEG, and its size in pixels. */
export interface SocialImage {
  url: string;
  width: number;
  height: number;
}

interface HeadProps {
  /** The page's own title. The product's name is added unless the title contains it. */
  title: string;
  description?: string;
  /** Path of the page's canonical address, such as `/chef/Ana-María-Pérez`. Social previews use it too. */
  canonical?: string;
  /** Picture for social previews. A page without one shows a picture of a set table. */
  image?: SocialImage;
  /** schema.org data of the page: one object or several. */
  jsonLd?: object | object[];
  /** Whether search engines must leave the page out. */
  noindex?: boolean;
}

const SOCIAL_PICTURE: SocialImage = { url: '/social.jpg', width: 1200, height: 630 };

/**
 * The head tags of a page, rendered within the page. React moves them into `<head>`, also on the server: title,
 * description, canonical address, JSON-LD. Open Graph, with absolute addresses, comes from the server alone: makers of
 * previews run no scripts.
 */
export function Head({ title, description, canonical, image = SOCIAL_PICTURE, jsonLd, noindex }: HeadProps) {
  const { productName, publicUrl } = useSettings();
  const fullTitle = title.includes(productName) ? title : `${title} | ${productName}`;
  const address = canonical === undefined ? undefined : absolute(canonical, publicUrl);
  return (
    <>
      <title>{fullTitle}</title>
      {noindex && <meta name="robots" content="noindex" />}
      {description && <meta name="description" content={description} />}
      {address && <link rel="canonical" href={address} />}
      {__SERVER__ && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:locale" content="es_CL" />
          <meta property="og:site_name" content={productName} />
          <meta property="og:title" content={fullTitle} />
          {description && <meta property="og:description" content={description} />}
          {address && <meta property="og:url" content={address} />}
          <meta property="og:image" content={absolute(image.url, publicUrl)} />
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {jsonLd && (
        <script
          type="application/ld+json"
          // The browser leaves what the server wrote as it is.
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: __SERVER__ ? asJson(jsonLd) : '' }}
        />
      )}
    </>
  );
}

/** JSON with `<` escaped, so that no text of a chef can close the script element. */
function asJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** An absolute, percent-encoded address, whatever characters the path contains. */
function absolute(address: string, publicUrl: string): string {
  return parsedUrl(address, publicUrl)?.href ?? address;
}
