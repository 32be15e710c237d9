/**
 * An address, or undefined if it is invalid. `URL.canParse` and `URL.parse` are missing in Safari 16 and Chrome 119.
 * @param base what a relative address is relative to
 */
export function parsedUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
