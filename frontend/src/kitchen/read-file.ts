import type { ImageInputDto } from '../api/kitchen.generated';

/** Bytes that are turned into text at once. */
const PART = 8_192;

/** A file of the phone as a data URL. */
export async function dataUrlOf(file: File, type = file.type): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += PART) text += String.fromCharCode(...bytes.subarray(at, at + PART));
  return `data:${type};base64,${btoa(text)}`;
}

/** A picture of the phone as a form sends it. */
export async function readPicture(file: File): Promise<ImageInputDto & { data: string }> {
  return { data: await dataUrlOf(file), type: file.type, filename: file.name, size: file.size };
}
