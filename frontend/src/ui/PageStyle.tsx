interface PageStyleProps {
  /** Names the sheet in the document. */
  name: string;
  /** The sheet, imported as text. */
  css: string;
}

/** As ui/look/index.css says. This sheet stands before that one in the document, and the first word about layers counts. */
const ORDER = '@layer reset, tokens, base, layout, components, pages, utilities;';

/** The styles of a page that only the server renders: the browser's build, and with it every other page, is without them. */
export const PageStyle = ({ name, css }: PageStyleProps) => (
  <style href={name} precedence="page">
    {ORDER + css}
  </style>
);
