import { useCallback, useEffect, useRef, useState } from 'react';

import { PICTURES_GONE } from '../../../ui/admin/picture/is-picture-gone';
import { useBackToList } from '../../../ui/admin/list/use-list-place';
import { useLeaveGuard } from '../../../ui/use-leave-guard';
import { useSaveForm } from '../../../ui/admin/form/use-save-form';
import { useVersionedSave } from '../../../ui/admin/form/use-versioned-save';
import { useToast } from '../../../ui/Toast';
import type { BegunItems } from './begun-item';
import { CHEFS_PATH } from '../../paths';
import { CHEF_COMPARISON } from './chef-comparison';
import { isSameChef, savedChef, type ChefValues, type SavedChef } from './chef-record';
import { withoutMissingImages } from './missing-images';
import { PartFailed } from './part-failed';
import { saveChef } from './save-chef';
import { chefSections } from './sections';
import { useChefCalls } from './use-chef-calls';
import { chefDraft, useChefDraft } from './use-chef-draft';
import { useErrorCounts } from './use-error-counts';

/** After a save the list comes back by itself. */
const RETURN_AFTER_MS = 2000;

const FIELDS = chefSections.flatMap(({ fields }) => fields);

const GONE = 404;

/** A stale version; or a 400 about pictures that are gone because somebody else's save left them out. */
const CONFLICTS = [409, 400];

/**
 * The life of a chef form: a form that is saved in parts, with the draft of it and of an open dialog, and somebody else's
 * changes. A failed save keeps everything on the screen; a good one says so and leads back to the list after two seconds.
 */
export function useChefForm(openedWith: SavedChef, alsoDirty = false) {
  const [opened] = useState(openedWith);
  const [saved, setSaved] = useState(opened);
  const [failure, setFailure] = useState<PartFailed>();
  const [leaving, setLeaving] = useState(false);
  const [begun, setBegun] = useState<BegunItems>();
  const [editing, setEditing] = useState(false);
  const written = useRef<BegunItems>(undefined);
  const toast = useToast();
  const back = useBackToList(CHEFS_PATH);
  const calls = useChefCalls();
  const draft = useChefDraft(saved.id);

  const versioned = useVersionedSave({
    opened,
    comparison: CHEF_COMPARISON,
    isSame: isSameChef,
    conflicts: CONFLICTS,
    read: async ({ id }) => (id === undefined ? null : savedChef(await calls.read(id))),
    write: (values: ChefValues, known: SavedChef, stored) => saveChef(calls, values, known, stored),
  });
  const { form, dirty, busy, onChanged, onBusy, submit } = useSaveForm<ChefValues>({
    fields: FIELDS,
    save: async (values) => {
      try {
        return await versioned.save(values, show);
      } catch (error) {
        if (error instanceof PartFailed) setFailure(error);
        throw error;
      }
    },
    onSaved: () => {
      guard.release();
      draft.drop();
      setLeaving(true);
    },
  });
  const guard = useLeaveGuard((dirty || editing || alsoDirty) && !leaving);
  const { errors, count } = useErrorCounts(form, chefSections, busy);

  const { known, know } = versioned;
  const { keep, drop } = draft;
  const keepDraft = useCallback(() => {
    keep(chefDraft(known() ?? opened, form.getFieldsValue(), written.current));
  }, [form, keep, known, opened]);

  /** The same as `changed`, which is drawn a moment later. A form that was saved is left. */
  const isChanged = useRef(false);
  const noteChange = useCallback(() => {
    isChanged.current = true;
    onChanged();
  }, [onChanged]);

  function show(values: ChefValues): void {
    setSaved(known() ?? opened);
    form.setFieldsValue(values);
    keepDraft();
  }

  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(back, RETURN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [leaving, back]);

  async function recoverDraft(): Promise<void> {
    const recovered = draft.recover();
    if (!recovered) return;
    const { values, begun: open, missing } = await withoutMissingImages(recovered);
    know({ ...recovered.saved, publicSlug: saved.publicSlug });
    noteChange();
    written.current = open;
    setBegun(open);
    show(values);
    if (missing) toast.error(PICTURES_GONE);
  }

  return {
    back,
    form,
    saved,
    dirty: dirty || editing,
    busy: busy || leaving,
    failure,
    /** Somebody else deleted it: saving it again cannot succeed. */
    gone: failure?.status === GONE && saved.id !== undefined,
    /** What somebody else changed meanwhile, to be chosen from. */
    differences: versioned.differences,
    choose: versioned.choose,
    keepEditing: versioned.back,
    draft: draft.offered,
    recoverDraft: () => void recoverDraft(),
    discardDraft: draft.discard,
    errors,
    onFieldsChanged: count,
    guard: {
      ...guard,
      go: () => {
        drop();
        guard.go();
      },
    },
    onChanged: useCallback(() => {
      noteChange();
      keepDraft();
    }, [keepDraft, noteChange]),
    onBusy,
    /** A dialog of the form that a recovered draft had open. */
    begun,
    /** Hears what is written in an open dialog and not in the form yet. */
    onBegun: useCallback(
      (open: BegunItems | undefined) => {
        written.current = open;
        setEditing(open !== undefined);
        // A dialog that is cancelled in an untouched form leaves nothing to keep.
        if (open || isChanged.current) keepDraft();
        else drop();
      },
      [drop, keepDraft],
    ),
    submit: () => {
      // What failed before is over, also where this press is refused by the form itself.
      setFailure(undefined);
      return submit();
    },
  };
}
