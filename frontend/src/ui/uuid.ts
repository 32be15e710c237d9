/** Sixteen bytes as a UUID of version 4. */
function asUuid(bytes: Uint8Array): string {
  const marked = Uint8Array.from(bytes.subarray(0, 16), (byte, at) => {
    if (at === 6) return (byte & 0x0f) | 0x40;
    return at === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** A new random UUID. Browsers offer `randomUUID` only with https, so it is not used. */
export function newUuid(): string {
  return asUuid(crypto.getRandomValues(new Uint8Array(16)));
}
