/** Asks the person whether unsaved work may be lost; true when it may. */
type Asker = () => Promise<boolean>;

const askers = new Set<Asker>();

/** A form with unsaved work wants to be asked before an act that would end it. Returns the way to stop. */
export function askBeforeLeaving(asker: Asker): () => void {
  askers.add(asker);
  return () => void askers.delete(asker);
}

/**
 * Whether unsaved work, if there is any, may be lost. For acts that end the page's work before they navigate, as signing
 * out does: the question must come while the session can still save.
 */
export async function mayLeave(): Promise<boolean> {
  for (const ask of askers) {
    if (!(await ask())) return false;
  }
  return true;
}
