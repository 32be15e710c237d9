/** The bytes with which a PNG begins. */
const SIGNATURE = 8;

/** Around the data of each part: a length and a name of four letters before, a check sum after. */
const HEAD = 8;
const AROUND = 12;

/** The parts that say how pixels look, besides those without which there are none. Each stands in a file once. */
const SEEN = new Set(['bKGD', 'cHRM', 'cICP', 'eXIf', 'gAMA', 'iCCP', 'pHYs', 'sBIT', 'sRGB', 'tRNS']);

/** Bit of a name's first letter: without this part the picture can be decoded. */
const MAY_BE_LEFT_OUT = 0x20;

/**
 * A PNG without the parts that nobody sees, such as words. They may be compressed, and the library inflates every one before it
 * tells anything of the picture: three megabytes became thirteen gigabytes. What does not hang together is left to the decoder.
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
