import { Form, type FormInstance } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { messageOf, statusOf } from '../../../api/error-text';
import type { Choices, Difference } from '../../../ui/admin/conflict';
import { PICTURES_GONE } from '../../../ui/admin/is-picture-gone';
import { useLeaveGuard } from '../../../ui/admin/use-leave-guard';
import type { BusyListener } from '../../../ui/admin/use-image-upload';
import type { StoredDraft } from '../../../ui/drafts';
import { useToast } from '../../../ui/Toast';
import type { BegunItems } from './begun-item';
import { chefDraft, useChefDraft, type ChefDraft } from './chef-draft';
import type { ChefValues, SavedChef } from './chef-values';
import { withoutMissingImages } from './missing-images';
import { mayBeStored } from './created-before';
import { failureOf, refusedFields, type SaveFailure } from './save-failure';
import { PartFailed, saveChef } from './save-parts';
import { chefSections } from './sections';
import { useChefCalls } from './use-chef-calls';
import { useChefConflict } from './use-chef-conflict';

/** Where both buttons of the form's foot lead. */
export const CHEFS_PATH = '/gestion/chefs';

/** After a save the list comes back by itself. */
const RETURN_AFTER_MS = 2000;

const FIELDS = chefSections.flatMap(({ fields }) => fields);

interface ChefForm {
  form: FormInstance<ChefValues>;
  /** What the server holds of it. */
  saved: SavedChef;
  dirty: boolean;
  busy: boolean;
  /** The part of the last save that failed. */
  failure: SaveFailure | undefined;
  /** What somebody else changed meanwhile, to be chosen from. */
  differences: Difference[];
  choose: (choices: Choices) => void;
  keepEditing: () => void;
  /** An unsaved form that an earlier tab left behind. */
  draft: StoredDraft<ChefDraft> | undefined;
  recoverDraft: () => void;
  discardDraft: () => void;
  /** How many fields of each section are wrong. */
  errors: Record<string, number>;
  guard: ReturnType<typeof useLeaveGuard>;
  onChanged: () => void;
  onFieldsChanged: () => void;
  onBusy: BusyListener;
  /** A dialog of the form that a recovered draft had open. */
  begun: BegunItems | undefined;
  /** What is written in an open dialog and not in the form yet. */
  onBegun: (begun: BegunItems | undefined) => void;
  submit: () => Promise<void>;
}

/** A stale version; or a 400 about pictures that are gone because somebody else's save left them out. */
function mayBeConflict(status: number | undefined): boolean {
  return status === 409 || status === 400;
}

function isRejectedByForm(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'errorFields' in error;
}

/**
 * The life of a chef form: unsaved changes and their draft, one save at a time in its parts, the server's word on every
 * field, somebody else's changes. A failed save keeps everything on the screen; a good one says so and leads back to the
 * list after two seconds.
 */
export function useChefForm(opened: SavedChef): ChefForm {
  const [form] = Form.useForm<ChefValues>();
  const toast = useToast();
  const navigate = useNavigate();
  const calls = useChefCalls();
  const conflict = useChefConflict();
  const [saved, setSaved] = useState(opened);
  const latest = useRef(saved);
  const [changed, setChanged] = useState(false);
  const [editing, setEditing] = useState(false);
  const [begun, setBegun] = useState<BegunItems>();
  const written = useRef<BegunItems>(undefined);
  const [stage, setStage] = useState<'open' | 'saving' | 'saved'>('open');
  const [failure, setFailure] = useState<SaveFailure>();
  const [errors, setErrors] = useState<Record<string, number>>({});
  const uploads = useRef(0);
  const saving = useRef(false);
  const seekError = useRef(false);
  /** The last save may have been stored although no answer said so. */
  const unanswered = useRef(false);
  const dirty = changed || editing;
  const draft = useChefDraft(saved.id);
  const { keep, drop } = draft;
  const guard = useLeaveGuard(dirty);

  const keepDraft = useCallback(() => {
    keep(chefDraft(latest.current, form.getFieldsValue(), written.current));
  }, [form, keep]);

  /** Takes over what the server holds now, and what the form shows from now on. */
  function settle(stored: SavedChef, values: ChefValues): void {
    latest.current = stored;
    setSaved(stored);
    form.setFieldsValue(values);
  }

  const countErrors = useCallback(() => {
    const wrong = new Set(form.getFieldsError().flatMap(({ name, errors: all }) => (all.length ? [name[0]] : [])));
    const counts = chefSections.map(
      ({ id, fields }) => [id, fields.filter((field) => wrong.has(field)).length] as const,
    );
    // Most keystrokes change no count: then the form is not rendered again.
    setErrors((before) => (counts.every(([id, count]) => before[id] === count) ? before : Object.fromEntries(counts)));
  }, [form]);

  const goToFirstError = useCallback(() => {
    const first = FIELDS.find((field) => form.getFieldError(field).length > 0);
    if (first) form.scrollToField(first, { block: 'center', focus: true });
  }, [form]);

  /** Marks what the server refused; true when it named at least one field of this form. */
  function markRefused(failed: PartFailed): boolean {
    const known = refusedFields(failed).flatMap(({ field, msg }) => {
      const name = FIELDS.find((one) => one === field);
      return name ? [{ name, errors: [msg] }] : [];
    });
    form.setFields(known);
    return known.length > 0;
  }

  async function submit(): Promise<void> {
    if (saving.current) return;
    if (uploads.current > 0) {
      toast.error('Espera a que terminen de subir las imágenes.');
      return;
    }
    saving.current = true;
    setStage('saving');
    try {
      await form.validateFields();
      const msg = await savePress(true);
      if (msg === undefined) {
        reopen();
        return;
      }
      guard.release();
      draft.drop();
      setChanged(false);
      toast.success(msg);
      setStage('saved');
    } catch (error) {
      refused(error);
      reopen();
    }
  }

  function reopen(): void {
    saving.current = false;
    setStage('open');
  }

  /** Saves what is left; nothing when the person has to choose between versions first. */
  async function savePress(mayMerge: boolean): Promise<string | undefined> {
    setFailure(undefined);
    if (unanswered.current) {
      const found = await look();
      unanswered.current = false;
      if (found === 'asked') return undefined;
      if (found !== 'none') settle(found.stored, found.values);
    }
    try {
      return await saveChef(calls, latest.current, form.getFieldsValue(), (stored, values) => {
        settle(stored, values);
        keepDraft();
      });
    } catch (error) {
      if (!(error instanceof PartFailed) || !mayMerge || !mayBeConflict(statusOf(error.reason))) throw error;
      const found = await look();
      if (found === 'none') throw error;
      if (found === 'asked') return undefined;
      settle(found.stored, found.values);
      return savePress(false);
    }
  }

  const look = () => conflict.look(latest.current, form.getFieldsValue()).catch(() => 'none' as const);

  function refused(error: unknown): void {
    if (error instanceof PartFailed) {
      unanswered.current = mayBeStored(error.reason);
      setFailure(failureOf(error));
      // The dialog that asks to sign in again says it all.
      if (statusOf(error.reason) !== 401) toast.error(messageOf(error.reason));
      if (!markRefused(error)) return;
    } else if (!isRejectedByForm(error)) {
      toast.error(messageOf(error));
      return;
    }
    countErrors();
    seekError.current = true;
  }

  // Once the form takes input again: a disabled field cannot be focused.
  useEffect(() => {
    if (stage !== 'open' || !seekError.current) return;
    seekError.current = false;
    goToFirstError();
  }, [goToFirstError, stage]);

  useEffect(() => {
    if (stage !== 'saved') return undefined;
    const timer = setTimeout(() => void navigate(CHEFS_PATH), RETURN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate, stage]);

  async function recoverDraft(): Promise<void> {
    const recovered = draft.recover();
    if (!recovered) return;
    const { values, begun: open, missing } = await withoutMissingImages(recovered);
    settle({ ...recovered.saved, publicSlug: saved.publicSlug }, values);
    setChanged(true);
    written.current = open;
    setBegun(open);
    if (missing) toast.error(PICTURES_GONE);
  }

  return {
    form,
    saved,
    dirty,
    busy: stage !== 'open',
    failure,
    differences: conflict.differences,
    choose: (choices) => {
      const chosen = conflict.choose(choices);
      if (!chosen) return;
      settle(chosen.stored, chosen.values);
      keepDraft();
      void submit();
    },
    keepEditing: conflict.close,
    draft: draft.offered,
    recoverDraft: () => void recoverDraft(),
    discardDraft: draft.discard,
    errors,
    guard: {
      ...guard,
      go: () => {
        draft.drop();
        guard.go();
      },
    },
    onChanged: useCallback(() => {
      setChanged(true);
      keepDraft();
    }, [keepDraft]),
    onFieldsChanged: countErrors,
    onBusy: useCallback((delta) => {
      uploads.current += delta;
    }, []),
    begun,
    onBegun: useCallback(
      (open) => {
        written.current = open;
        setEditing(open !== undefined);
        // A dialog that is cancelled in an untouched form leaves nothing to keep.
        if (open || changed) keepDraft();
        else drop();
      },
      [changed, drop, keepDraft],
    ),
    submit,
  };
}
