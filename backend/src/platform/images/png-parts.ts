/** The bytes with which a PNG begins. */
const SIGNATURE = 8;

/** Around the data of each chunk: a length and a name of four characters before, a checksum after. */
const HEAD = 8;
const AROUND = 12;

/** Chunks that change how pixels look, besides the required ones. Each appears once in a file. */
const SEEN = new Set(['bKGD', 'cHRM', 'cICP', 'eXIf', 'gAMA', 'iCCP', 'pHYs', 'sBIT', 'sRGB', 'tRNS']);

/** Bit of a name's first character: the picture can be decoded without this chunk. */
const MAY_BE_LEFT_OUT = 0x20;

/**
 * A PNG without its invisible chunks, such as texts. They may be compressed, and the library inflates each before it
 * reports anything: three megabytes became thirteen gigabytes. Malformed files are left to the decoder.
 */
export function seenParts(png: Buffer): Buffer {
  const kept = [png.subarray(0, SIGNATURE)];
  const once = new Set<string>();
  let [from, at] = [SIGNATURE, SIGNATURE];
  while (at + AROUND <= png.length) {
    const end = at + AROUND + png.readUInt32BE(at);
    if (end > png.length) break;
    const name = png.toString('latin1', at + 4, at + HEAD);
    const isSeen = (png.readUInt8(at + 4) & MAY_BE_LEFT_OUT) === 0 || (SEEN.has(name) && !once.has(name));
    once.add(name);
    if (!isSeen) {
      kept.push(png.subarray(from, at));
      from = end;
    }
    at = end;
  }
  if (from === SIGNATURE) return png;
  kept.push(png.subarray(from));
  return Buffer.concat(kept);
}
