/** Sheets that were asked for, by file. */
const sheets = new Map<string, Promise<unknown>>();

function apply(file: string): Promise<unknown> {
  if (document.head.querySelector(`link[rel="stylesheet"][href="/${file}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  const applied = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      // The next time it is asked for again.
      sheets.delete(file);
      link.remove();
      reject(new Error(`${file} did not arrive.`));
    };
  });
  link.rel = 'stylesheet';
  link.href = `/${file}`;
  document.head.append(link);
  sheets.set(file, applied);
  return applied;
}

/**
 * Fetches a part of the site together with its styles (vite/part-styles.ts). The name is the one that the build writes.
 * @param load imports the part
 * @param files sheets that it needs; those of the site came with the document
 */
export const __vitePreload = async <Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> => {
  const [part] = await Promise.all([load(), ...files.map((file) => sheets.get(file) ?? apply(file))]);
  return part;
};
