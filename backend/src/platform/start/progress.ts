/** Tells the person who started the product what is being done, one line per step. */
export function progress(sentence: string): void {
  process.stdout.write(`→ ${sentence}\n`);
}
