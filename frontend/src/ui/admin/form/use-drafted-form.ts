import { useEffect, useRef, type RefObject } from 'react';

import type { Creation } from './creation';
import { useFormDraft, type FormDraftControls } from './use-form-draft';
import { useSaveForm, type SaveForm, type SaveFormOptions } from './use-save-form';

interface DraftedFormOptions<Values> extends SaveFormOptions<Values> {
  /** The draft's name on the device ('Comentario/12'), the stored values, and the fields that the device never keeps. */
  draft: {
    name: string;
    base: Partial<Values>;
    unkept?: readonly (keyof Values & string)[];
    creationRef?: RefObject<Creation | undefined>;
  };
}

interface DraftedForm<Values> extends SaveForm<Values>, Pick<FormDraftControls, 'keyOf'> {
  /** The unsaved work of an earlier tab, for DraftDialog. */
  draft: Omit<FormDraftControls, 'keep' | 'keyOf'>;
}

/** A short form that stores a draft on the device while it is unsaved. */
export function useDraftedForm<Values extends object>({
  draft: { name, base, unkept, creationRef },
  ...options
}: DraftedFormOptions<Values>): DraftedForm<Values> {
  const ownCreationRef = useRef<Creation>(undefined);
  const dropRef = useRef<() => void>(undefined);
  const life = useSaveForm({
    ...options,
    onSaved: () => {
      // A dialog may unmount the form at once, which then renders no more.
      dropRef.current?.();
      options.onSaved();
    },
  });
  const { form, changed, onChanged } = life;
  const { keep, keyOf, ...draft } = useFormDraft({
    name,
    form,
    fields: options.fields,
    base,
    unkept,
    creationRef: creationRef ?? ownCreationRef,
    changed,
    onRecovered: onChanged,
  });
  useEffect(() => {
    dropRef.current = draft.drop;
  }, [draft.drop]);
  return {
    ...life,
    keyOf,
    onChanged: () => {
      onChanged();
      keep();
    },
    draft,
  };
}
