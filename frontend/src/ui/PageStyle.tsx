interface PageStyleProps {
  /** Names the sheet in the document. */
  name: string;
  /** The sheet, imported as text. */
  css: string;
}

/** The styles of a page that only the server renders: the browser's build, and with it every other page, is without them. */
export const PageStyle = ({ name, css }: PageStyleProps) => (
  <style href={name} precedence="page">
    {css}
  </style>
);
