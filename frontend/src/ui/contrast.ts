/** WCAG 2.2, 1.4.3: the least contrast of text on its ground. */
const LEAST_CONTRAST = 4.5;
/** The terracotta plate that cover texts lie on (look.md 2, --brand). */
export const PLATE = '#8a3b2a';
const NAMED: Record<string, string> = { white: '#ffffff', black: '#000000' };

function channels(colour: string): [number, number, number] | null {
  const hex = (NAMED[colour.toLowerCase()] ?? colour).replace('#', '');
  const full = hex.length === 3 ? Array.from(hex, (digit) => digit + digit).join('') : hex;
  if (!/^[\da-f]{6}$/i.test(full)) return null;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as [number, number, number];
}

function luminance(rgb: [number, number, number]): number {
  const [r, g, b] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours, 1 to 21; null when one of them is not written as hexadecimal, white or black. */
export function contrast(one: string, other: string): number | null {
  const a = channels(one);
  const b = channels(other);
  if (!a || !b) return null;
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The header's own text colour where it can be read on the plate, white otherwise (look.md 3, Cover). */
export function readableOnPlate(colour: string | null | undefined): string {
  const ratio = colour ? contrast(colour, PLATE) : null;
  return colour && ratio !== null && ratio >= LEAST_CONTRAST ? colour : '#ffffff';
}
