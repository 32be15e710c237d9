import { NAMED_COLOURS } from './named-colours';

/** WCAG 2.2, 1.4.3: the least contrast of text on its ground. */
export const LEAST_CONTRAST = 4.5;
/** The terracotta plate that cover texts lie on. */
export const PLATE = '#8a3b2a';

/** A colour the server takes, a CSS name, #rgb or #rrggbb in any case, as '#rrggbb'; null for any other text. */
export function hexOf(colour: string): string | null {
  const lower = colour.trim().toLowerCase();
  const hex = /^[a-z]+$/.test(lower) ? hexOfName(lower) : lower;
  const full = /^#[\da-f]{3}$/.test(hex) ? `#${Array.from(hex.slice(1), (digit) => digit + digit).join('')}` : hex;
  return /^#[\da-f]{6}$/.test(full) ? full : null;
}

/** What CSS means by a name: the server looks it up, a browser knows it, so that the table travels to nobody. */
function hexOfName(name: string): string {
  if (__SERVER__) return NAMED_COLOURS.get(name) ?? '';
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return '';
  // A name the browser does not know leaves the pen as it was: without a colour.
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

/** Contrast of two colours, 1 to 21; null when one of them is no colour. */
export function contrast(one: string, other: string): number | null {
  const a = channels(one);
  const b = channels(other);
  if (!a || !b) return null;
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The header's own text colour where it can be read on the plate, white otherwise. */
export function readableOnPlate(colour: string | null | undefined): string {
  const ratio = colour ? contrast(colour, PLATE) : null;
  return colour && ratio !== null && ratio >= LEAST_CONTRAST ? colour : '#ffffff';
}
