import { DRAFTS, draftsPrefix } from './drop-drafts';

/** How long a draft is kept, in milliseconds. By then its pictures are no longer on the server. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

export interface StoredDraft<Content> {
  key: string;
  /** The open form that wrote it. */
  slot: string;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  content: Content;
}

/** The storage key of a draft: whose it is, its form ('chef/12'), and the open form that wrote it. */
export function draftKey(owner: string, form: string, slot: string): string {
  return `${draftsPrefix(owner)}${form}/${slot}`;
}

/** Stores a draft. Returns false when the device has no room for it or stores nothing at all. */
export function writeDraft(key: string, content: unknown): boolean {
  const text = JSON.stringify({ at: Date.now(), content });
  for (;;) {
    try {
      window.localStorage.setItem(key, text);
      return true;
    } catch {
      // Storage is full: remove the oldest draft, as long as there is one.
      const oldest = allDrafts()
        .filter((draft) => draft.key !== key)
        .at(-1);
      if (!oldest) return false;
      dropDraft(oldest.key);
    }
  }
}

/** A person's drafts of a form, the newest first. Removes drafts that are too old or cannot be read. */
export function draftsOf<Content>(
  owner: string,
  form: string,
  isContent: (content: unknown) => content is Content,
): StoredDraft<Content>[] {
  const prefix = draftKey(owner, form, '');
  return allDrafts().flatMap((draft) => {
    if (!draft.key.startsWith(prefix)) return [];
    const { content } = draft;
    if (Date.now() - draft.at < KEPT_MS && isContent(content)) return [{ ...draft, content }];
    dropDraft(draft.key);
    return [];
  });
}

export function dropDraft(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing can be stored on this device.
  }
}

/** Stores a draft, if there is one, under another name. */
export function renameDraft(from: string, to: string): void {
  try {
    const text = window.localStorage.getItem(from);
    if (text === null) return;
    window.localStorage.removeItem(from);
    window.localStorage.setItem(to, text);
  } catch {
    // Nothing can be stored on this device.
  }
}

/** Every draft on this device, the newest first. */
function allDrafts(): StoredDraft<unknown>[] {
  try {
    const keys = Object.keys(window.localStorage).filter((key) => key.startsWith(DRAFTS));
    return keys.map(readDraft).sort((left, right) => right.at - left.at);
  } catch {
    return [];
  }
}

/** Reads a draft. One that cannot be read counts as very old. */
function readDraft(key: string): StoredDraft<unknown> {
  const slot = key.slice(key.lastIndexOf('/') + 1);
  try {
    const { at, content } = JSON.parse(window.localStorage.getItem(key) ?? '{}') as { at?: unknown; content?: unknown };
    return { key, slot, at: typeof at === 'number' ? at : 0, content };
  } catch {
    return { key, slot, at: 0, content: undefined };
  }
}
