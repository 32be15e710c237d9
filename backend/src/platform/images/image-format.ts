type ImageFormat = 'jpeg' | 'png' | 'bmp';

const SIGNATURES: Record<ImageFormat, Buffer> = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  bmp: Buffer.from('BM'),
};

/**
 * The format that the first bytes show. Undefined for every format that is not accepted. The file's name and declared
 * type are ignored, and no decoder receives bytes of another format.
 */
export function formatOf(bytes: Buffer): ImageFormat | undefined {
  const formats = Object.entries(SIGNATURES) as [ImageFormat, Buffer][];
  return formats.find(([, signature]) => bytes.subarray(0, signature.length).equals(signature))?.[0];
}
