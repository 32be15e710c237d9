/** Asks the person whether unsaved work may be lost. True when it may. */
type Asker = () => Promise<boolean>;

const askers = new Set<Asker>();

/**
 * Registers a form that must be asked before its unsaved work is lost.
 * @returns a function that removes it
 */
export function askBeforeLeaving(asker: Asker): () => void {
  askers.add(asker);
  return () => void askers.delete(asker);
}

/**
 * Whether unsaved work, if there is any, may be lost. For acts that end the page's work before they navigate, such as
 * signing out: they must ask while the session can still save.
 */
export async function mayLeave(): Promise<boolean> {
  for (const ask of askers) {
    if (!(await ask())) return false;
  }
  return true;
}
