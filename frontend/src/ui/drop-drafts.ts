/**
 * Drafts of unsaved forms are stored on this device, so that a closed tab or a crash loses nothing. Each draft belongs
 * to the person who wrote it, and each open form has its own, so that two tabs do not overwrite each other. The code
 * that reads and writes them is in drafts.ts, which visitors do not need.
 */
export const DRAFTS = 'sobremesa.draft/';

/** How the storage keys of a person's drafts begin. */
export const draftsPrefix = (owner: string): string => `${DRAFTS}${encodeURIComponent(owner)}/`;

/** Removes everything a person wrote from the device. Called on signing out. */
export function dropDraftsOf(owner: string): void {
  try {
    const keys = Object.keys(window.localStorage).filter((key) => key.startsWith(draftsPrefix(owner)));
    for (const key of keys) window.localStorage.removeItem(key);
  } catch {
    // Nothing can be stored on this device.
  }
}
