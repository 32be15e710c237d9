import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';

import { selectAdmitted } from '../../session/session-slice';
import { draftKey, draftsOf, dropDraft, renameDraft, writeDraft, type StoredDraft } from '../drafts';

/** A pause in typing after which the draft is written. */
const PAUSE_MS = 400;

interface DraftOptions<Content> {
  /** Names the form and its record: 'chef/12'. It may change once the record exists. */
  form: string;
  /** Whether something read from the device is a draft of this form, as this version of the product writes it. */
  isContent: (content: unknown) => content is Content;
}

interface DraftControls<Content> {
  /** A draft that an earlier tab left behind: offer it. */
  offered: StoredDraft<Content> | undefined;
  /** Takes it over as this form's own; nothing when another tab was faster. */
  recover: () => Content | undefined;
  discard: () => void;
  /** Keeps what is written, after a pause in typing or at once when the page goes. */
  keep: (content: Content) => void;
  /** Saved, or left on purpose: nothing of it stays on the device. */
  drop: () => void;
}

/** The slots of forms that are open in some tab: their drafts are nobody else's. A closed tab lets go of its lock. */
async function openSlots(): Promise<Set<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name = '' }) => name.replace(LOCK, '')));
}

const LOCK = 'sobremesa.draft.';

/** While the form is open, others see that its draft is in use. */
function holdSlot(slot: string): () => void {
  if (!('locks' in navigator)) return () => undefined;
  let release: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (release = resolve));
  void navigator.locks.request(LOCK + slot, () => closed);
  return release;
}

/** The draft of an open form: written while one types, offered when one comes back, gone after saving. */
export function useDraft<Content>({ form, isContent }: DraftOptions<Content>): DraftControls<Content> {
  const owner = useSelector(selectAdmitted)?.email ?? '';
  const [slot] = useState(() => nanoid());
  const [openedAs] = useState({ owner, form });
  const [offered, setOffered] = useState<StoredDraft<Content>>();

  const search = useCallback(async () => {
    const taken = await openSlots();
    const found = draftsOf(openedAs.owner, openedAs.form, isContent);
    setOffered(found.find((draft) => draft.slot !== slot && !taken.has(draft.slot)));
  }, [isContent, openedAs, slot]);
  useEffect(() => {
    void search();
    return holdSlot(slot);
  }, [search, slot]);
  // Another tab may take or drop what is offered here.
  useEffect(() => {
    if (!offered) return undefined;
    const follow = ({ key }: StorageEvent) => {
      if (key === offered.key || key === null) void search();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [offered, search]);

  const key = draftKey(owner, form, slot);
  // A save that creates the record goes on with the functions of the render it began in: they ask for the name there is.
  const present = useRef(key);
  const pending = useRef<{ content: Content } | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (pending.current) writeDraft(present.current, pending.current.content);
    pending.current = undefined;
  }, []);
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [flush]);
  // A record that exists now has its draft under its own name.
  useEffect(() => {
    if (present.current !== key) renameDraft(present.current, key);
    present.current = key;
  }, [key]);

  const keep = useCallback(
    (content: Content) => {
      pending.current = { content };
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, PAUSE_MS);
    },
    [flush],
  );
  const drop = useCallback(() => {
    clearTimeout(timer.current);
    pending.current = undefined;
    dropDraft(present.current);
  }, []);
  const discard = useCallback(() => {
    if (offered) dropDraft(offered.key);
    void search();
  }, [offered, search]);
  const recover = useCallback(() => {
    if (!offered) return undefined;
    const [still] = draftsOf(openedAs.owner, openedAs.form, isContent).filter(({ key: one }) => one === offered.key);
    dropDraft(offered.key);
    setOffered(undefined);
    if (still) writeDraft(key, still.content);
    return still?.content;
  }, [isContent, key, offered, openedAs]);

  return { offered, recover, discard, keep, drop };
}
