import { NAMED_COLOURS } from './named-colours';

/** The least contrast between text and background (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;
/** The terracotta background of cover texts. */
export const PLATE = '#8a3b2a';

/** A colour that the server accepts, a CSS name, #rgb or #rrggbb in any case, as '#rrggbb'. Null for any other text. */
export function hexOf(colour: string): string | null {
  const lower = colour.trim().toLowerCase();
  const hex = /^[a-z]+$/.test(lower) ? hexOfName(lower) : lower;
  const full = /^#[\da-f]{3}$/.test(hex) ? `#${Array.from(hex.slice(1), (digit) => digit + digit).join('')}` : hex;
  return /^#[\da-f]{6}$/.test(full) ? full : null;
}

/**
 * The value of a colour's name. The server looks it up; a browser computes it, so that the table is not sent to
 * anybody.
 */
function hexOfName(name: string): string {
  if (__SERVER__) return NAMED_COLOURS.get(name) ?? '';
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return '';
  // A name that the browser does not know leaves the canvas colour as it was: transparent.
  pen.fillStyle = 'transparent';
  pen.fillStyle = name;
  return pen.fillStyle;
}

function channels(colour: string): [number, number, number] | null {
  const hex = hexOf(colour);
  if (!hex) return null;
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
}

function luminance(rgb: [number, number, number]): number {
  const [r, g, b] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours, from 1 to 21. Null when one of them is not a colour. */
export function contrast(one: string, other: string): number | null {
  const a = channels(one);
  const b = channels(other);
  if (!a || !b) return null;
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The cover's own text colour if it can be read on its background, otherwise white. */
export function readableOnPlate(colour: string | null | undefined): string {
  const ratio = colour ? contrast(colour, PLATE) : null;
  return colour && ratio !== null && ratio >= LEAST_CONTRAST ? colour : '#ffffff';
}
