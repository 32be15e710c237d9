/** Most bytes of a file that is looked at. */
export const MAX_STATEMENT_BYTES = 400_000;

/** Whether the text was read from a binary file, such as a picture. */
export const isNoText = (text: string): boolean => /(?!\s)\p{Cc}/u.test(text);

/** The text of a file. Banks in Chile write UTF-8, or what Windows wrote before. */
export function textOfFile(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
