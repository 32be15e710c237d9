import { nanoid } from '@reduxjs/toolkit';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { selectAdmitted } from '../../../session/session-slice';
import { draftKey, draftsOf, dropDraft, renameDraft, writeDraft, type StoredDraft } from '../../drafts';
import { RouterContext } from '../../router-context';
import { leaves } from './record-address';

/**
 * Reports, when a form goes, whether the person left its page: then the router is somewhere else, and has asked before (`LeaveQuestion`).
 * A form also goes when something crashes, its code is missing or the session ends, which nobody decided.
 */
function useLeft(): () => boolean {
  const router = use(RouterContext);
  const store = useStore<Parameters<typeof selectAdmitted>[0]>();
  const location = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    shown.current = location;
  }, [location]);
  return useCallback(
    () => router !== null && selectAdmitted(store.getState()) !== null && leaves(shown.current, router.state.location),
    [router, store],
  );
}

/** Pause in typing after which the draft is written, in milliseconds. */
const PAUSE_MS = 400;

interface DraftOptions<Content> {
  /** The form and its record: 'chef/12'. It may change when the record is created. */
  form: string;
  /** Whether stored data are a draft of this form, as this version of the product writes it. */
  isContent: (content: unknown) => content is Content;
}

interface DraftControls<Content> {
  /** A draft of an earlier tab, to be offered. */
  offered: StoredDraft<Content> | undefined;
  /** Takes over the offered draft. Returns undefined when another tab was faster. */
  recover: () => Content | undefined;
  discard: () => void;
  /** Stores the content, after a pause in typing or at once when the page is closed. */
  keep: (content: Content) => void;
  /** Removes the draft: the form was saved, or left on purpose. */
  drop: () => void;
}

/** The open forms of all tabs. Each holds a lock, which ends with its tab, and its draft is not offered to others. */
async function openSlots(): Promise<Set<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name = '' }) => name.replace(LOCK, '')));
}

const LOCK = 'sobremesa.draft.';

/** Holds the form's lock while it is open, so that others see that its draft is in use. */
function holdSlot(slot: string): () => void {
  if (!('locks' in navigator)) return () => undefined;
  let release: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (release = resolve));
  void navigator.locks.request(LOCK + slot, () => closed);
  return release;
}

/**
 * The draft of an open form: written while the person types, offered when they return, removed after saving and when the person leaves
 * the page. It stays where the form goes for another reason.
 */
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
  // Another tab may take or remove the offered draft.
  useEffect(() => {
    if (!offered) return undefined;
    const follow = ({ key }: StorageEvent) => {
      if (key === offered.key || key === null) void search();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [offered, search]);

  // It stays whose it is, also when the session ends below it.
  const key = draftKey(openedAs.owner, form, slot);
  // A save that creates the record continues with functions of the render in which it began. They must use the current
  // name.
  const present = useRef(key);
  const pending = useRef<{ content: Content } | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (pending.current) writeDraft(present.current, pending.current.content);
    pending.current = undefined;
  }, []);
  const drop = useCallback(() => {
    clearTimeout(timer.current);
    pending.current = undefined;
    dropDraft(present.current);
  }, []);
  const left = useLeft();
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      if (left()) drop();
      else flush();
    };
  }, [drop, flush, left]);
  // Once the record exists, its draft gets the record's name.
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
