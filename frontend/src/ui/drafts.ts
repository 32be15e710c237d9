import { DRAFTS, draftsPrefix } from './drop-drafts';

/** Older ones are of no use to anybody: their pictures are long gone from the server. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

export interface StoredDraft<Content> {
  key: string;
  /** The open form that wrote it. */
  slot: string;
  /** When it was written, in ms since 1970. */
  at: number;
  content: Content;
}

/** Where a draft is kept: whose it is, of which form ('chef/12'), written by which open form. */
export function draftKey(owner: string, form: string, slot: string): string {
  return `${draftsPrefix(owner)}${form}/${slot}`;
}

/** Keeps a draft; false when this device has no room for it or keeps nothing at all. */
export function writeDraft(key: string, content: unknown): boolean {
  const text = JSON.stringify({ at: Date.now(), content });
  for (;;) {
    try {
      window.localStorage.setItem(key, text);
      return true;
    } catch {
      // Full: the oldest draft makes room, as long as there is one.
      const oldest = allDrafts()
        .filter((draft) => draft.key !== key)
        .at(-1);
      if (!oldest) return false;
      dropDraft(oldest.key);
    }
  }
}

/** A person's drafts of a form, the newest first; what is too old or unreadable is removed. */
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
    // Nothing can be kept here, so nothing is.
  }
}

/** Keeps a draft, where there is one, under another name. */
export function renameDraft(from: string, to: string): void {
  try {
    const text = window.localStorage.getItem(from);
    if (text === null) return;
    window.localStorage.removeItem(from);
    window.localStorage.setItem(to, text);
  } catch {
    // Nothing can be kept here, so nothing is.
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

/** What cannot be read counts as very old. */
function readDraft(key: string): StoredDraft<unknown> {
  const slot = key.slice(key.lastIndexOf('/') + 1);
  try {
    const { at, content } = JSON.parse(window.localStorage.getItem(key) ?? '{}') as { at?: unknown; content?: unknown };
    return { key, slot, at: typeof at === 'number' ? at : 0, content };
  } catch {
    return { key, slot, at: 0, content: undefined };
  }
}
