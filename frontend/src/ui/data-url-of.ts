/** Bytes per call: a call takes some ten thousand arguments at most. Divisible by three, because three bytes are four characters. */
const PIECE = 3 * 2_730;

/** A file as a data URL in base64. */
export async function dataUrlOf(file: Blob, type = file.type || 'application/octet-stream'): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += PIECE)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(start, start + PIECE))));
  return `data:${type};base64,${parts.join('')}`;
}
