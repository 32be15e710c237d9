import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** The parts of a page, and its headings: a part can have a picture or a border and still lack its words. */
const PARTS = 'main > :not(script), main section, .site-footer, main :is(h1, h2, h3), .site-footer h2';

/** The other slides of the cover are beside the first. On paper they are left out (ui/look/print.css). */
const OTHER_SLIDES = '.slide:not(:first-child) *';

/** Smooth glyphs alone have more colours than this. A surface with a line on it has fewer. */
const FEWEST_COLOURS = 12;

interface Part {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The parts of the page as it is now that a picture of the whole of it should show, in pixels from its corner. */
const partsOf = (page: Page): Promise<Part[]> =>
  page.evaluate(
    ([selector, left]) => {
      const width = document.documentElement.clientWidth;
      return (
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((part) => !part.matches(left))
          .map((part) => {
            const { x, y, width, height } = part.getBoundingClientRect();
            const top = y + window.scrollY;
            const name = `${part.tagName.toLowerCase()}.${part.className} ${part.innerText.slice(0, 30)}`;
            return { name, left: x, top, right: x + width, bottom: top + height };
          })
          // What is for screen readers alone is one pixel wide, and a row that is scrolled sideways goes on beyond the window.
          .filter((part) => part.right - part.left > 4 && part.bottom - part.top > 4 && part.right <= width + 1)
      );
    },
    [PARTS, OTHER_SLIDES] as const,
  );

/**
 * Takes a picture of the whole page from where it is, without scrolling, as archives and makers of previews do.
 *
 * @returns the parts on which nothing is painted
 */
export async function flatParts(page: Page): Promise<string[]> {
  const parts = await partsOf(page);
  const picture = await page.screenshot({ fullPage: true });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const isFlat = ({ left, top, right, bottom }: Part): boolean => {
    const colours = new Set<number>();
    for (let y = Math.ceil(top); y < Math.min(bottom, info.height); y++)
      for (let x = Math.max(Math.ceil(left), 0); x < Math.min(right, info.width); x++) {
        colours.add(data.readUIntBE((y * info.width + x) * info.channels, 3));
        if (colours.size >= FEWEST_COLOURS) return false;
      }
    return true;
  };
  return parts.filter(isFlat).map(({ name }) => name);
}

/** The headings that a browser wrote into the outline of a PDF: those that are on its paper. */
function outlineOf(pdf: Buffer): string[] {
  const titles = pdf.toString('latin1').matchAll(/\/Title (?:<FEFF([\dA-F]*)>|\(((?:\\.|[^\\)])*)\))/g);
  return [...titles].map(([, utf16 = '', plain]) =>
    plain === undefined ? Buffer.from(utf16, 'hex').swap16().toString('utf16le') : plain.replace(/\\(.)/g, '$1'),
  );
}

/**
 * Prints the page.
 *
 * @returns the headings that are not on the paper
 */
export async function missingOnPaper(page: Page): Promise<string[]> {
  const headings = await page
    .locator('main :is(h1, h2, h3), .site-footer h2')
    .evaluateAll(
      (all, left) =>
        all.filter((one) => !one.matches(left) && one.clientWidth !== 1).map(({ textContent }) => textContent),
      OTHER_SLIDES,
    );
  // Lines end where the paper does.
  const withoutSpace = (text: string) => text.replace(/\s+/g, '');
  const printed = new Set(outlineOf(await page.pdf({ format: 'A4', tagged: true, outline: true })).map(withoutSpace));
  return headings.filter((heading) => !printed.has(withoutSpace(heading)));
}
