const KEPT_MS = 60_000;

/** Hands a file of this name to the person. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the file only after the press has ended.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
