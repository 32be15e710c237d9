/**
 * Drafts of unsaved forms, kept on this device, so that a closed tab or a crash loses nothing. Each belongs
 * to the person who wrote it, and each open form has its own, so that two tabs do not write over each other.
 * What reads and writes them is apart (drafts.ts): visitors never need it.
 */
export const DRAFTS = 'sobremesa.draft/';

/** How the places of a person's drafts begin. */
export const draftsPrefix = (owner: string): string => `${DRAFTS}${encodeURIComponent(owner)}/`;

/** Signing out leaves nothing of what a person wrote on the device. */
export function dropDraftsOf(owner: string): void {
  try {
    const keys = Object.keys(window.localStorage).filter((key) => key.startsWith(draftsPrefix(owner)));
    for (const key of keys) window.localStorage.removeItem(key);
  } catch {
    // Nothing can be kept here, so nothing is.
  }
}
