export type ImageFormat = 'jpeg' | 'png' | 'bmp';

const SIGNATURES: Record<ImageFormat, Buffer> = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  bmp: Buffer.from('BM'),
};

/**
 * The format the content begins as; undefined for everything not accepted. Name and declared type are never looked
 * at, and no decoder is handed bytes of another format.
 */
export function formatOf(bytes: Buffer): ImageFormat | undefined {
  const formats = Object.entries(SIGNATURES) as [ImageFormat, Buffer][];
  return formats.find(([, signature]) => bytes.subarray(0, signature.length).equals(signature))?.[0];
}
