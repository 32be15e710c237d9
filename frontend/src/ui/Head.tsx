import { useSettings } from './settings';

interface HeadProps {
  /** The page's own title; the product's name is added unless it is already in it. */
  title: string;
  description?: string;
  /** Path of the page's one true address, e.g. `/chef/Ana-María-Pérez`; also given to social previews. */
  canonical?: string;
  /** Picture for social previews, path or absolute address of a JPEG; a set table where a page has none of its own. */
  image?: string;
  /** schema.org data of the page, one object or several. */
  jsonLd?: object | object[];
  /** Keeps the page out of search engines. */
  noindex?: boolean;
}

const SOCIAL_PICTURE = '/social.jpg';

/**
 * The head tags of a page, rendered where the page is: React hoists them into `<head>`, on the server too
 * (title, description, Open Graph with absolute addresses, canonical, JSON-LD).
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
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="es_CL" />
      <meta property="og:site_name" content={productName} />
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={absolute(image, publicUrl)} />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd && (
        <script
          type="application/ld+json"
          // What the server wrote stays: the browser's copy of the page does not write it again.
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: asJson(jsonLd) }}
        />
      )}
    </>
  );
}

/** `<` is escaped, so that no text of a chef can close the script element. */
function asJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Absolute and percent-encoded, whatever letters the path holds. */
function absolute(address: string, publicUrl: string): string {
  return URL.canParse(address, publicUrl) ? new URL(address, publicUrl).href : address;
}
