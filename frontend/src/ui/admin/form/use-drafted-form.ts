import type { FormInstance } from 'antd';
import { useEffect, useRef, type RefObject } from 'react';

import type { StoredDraft } from '../../drafts';
import { useToast } from '../../Toast';
import { isPictureGone, PICTURES_GONE } from '../picture/is-picture-gone';
import { sameValue } from './conflict';
import { creationOf, type Creation } from './creation';
import { useDraft } from './use-draft';
import { useSaveForm, type SaveForm, type SaveFormOptions } from './use-save-form';

type Stored = Record<string, unknown>;

/** What is kept of a short form: what was written, and which values it replaced. */
interface FormDraft {
  base: Stored;
  values: Stored;
  /** The key of what it creates. */
  creationKey?: string;
  /** What was sent under that key, where it cannot be changed afterwards. */
  creationOf?: Stored;
  /** What was sent under that key without an answer, where it can. */
  unanswered?: object;
}

const isRecord = (value: unknown): value is Stored => typeof value === 'object' && value !== null;

function isFormDraft(content: unknown): content is FormDraft {
  if (!isRecord(content) || !isRecord(content.base) || !isRecord(content.values)) return false;
  return content.creationOf === undefined || isRecord(content.creationOf);
}

const isPicture = (value: unknown): value is { publicUrl: string } =>
  isRecord(value) && typeof value.publicUrl === 'string';

interface DraftedFormOptions<Values> extends SaveFormOptions<Values> {
  draft: {
    /** The form and its record: 'Comentario/12'. */
    name: string;
    /** The stored values, which the form shows where nothing was written. */
    base: Partial<Values>;
    /** Fields that the device never keeps: they are too personal. */
    unkept?: readonly (keyof Values & string)[];
    /** What the form creates. Recovered, it goes on under the key of the draft, because an earlier tab may have sent it. */
    creationRef?: RefObject<Creation | undefined>;
  };
}

interface DraftedForm<Values> extends SaveForm<Values> {
  /** The key of what is about to be sent and cannot be changed afterwards. It stays with the draft until that is saved. */
  keyOf: (sent: object) => string;
  /** The unsaved work of an earlier tab, for DraftDialog. */
  draft: {
    offered: StoredDraft<unknown> | undefined;
    recover: () => Promise<void>;
    discard: () => void;
    /** Removes the draft: the form is left on purpose. */
    drop: () => void;
  };
}

/**
 * A short form that keeps a draft on the device while it is unsaved, also where it goes without having been left on purpose
 * (`useDraft`). Recovering puts what was written over the values stored now, because somebody else may have changed the others.
 */
export function useDraftedForm<Values extends object>({
  draft: { name, base, unkept = [], creationRef: given },
  ...options
}: DraftedFormOptions<Values>): DraftedForm<Values> {
  const toast = useToast();
  const ownCreationRef = useRef<Creation>(undefined);
  const creationRef = given ?? ownCreationRef;
  const draft = useDraft({ form: name, isContent: isFormDraft });
  const { offered, discard, drop } = draft;
  const life = useSaveForm({
    ...options,
    onSaved: () => {
      // A dialog may unmount the form at once, which then renders no more.
      drop();
      options.onSaved();
    },
  });
  const { form, changed } = life;

  // Saved, or taken back.
  useEffect(() => {
    if (changed) return;
    drop();
    // The same words later are another record.
    if (creationRef.current?.of) creationRef.current = undefined;
  }, [changed, creationRef, drop]);

  async function recover(): Promise<void> {
    const found = draft.recover();
    if (!found) return;
    const written = options.fields.filter((field) => !sameValue(found.values[field], found.base[field]));
    const gone = await Promise.all(
      written.map(async (field) => {
        const value = found.values[field];
        return isPicture(value) && (await isPictureGone(value));
      }),
    );
    const kept = written.filter((_, index) => !gone[index]);
    // antd's types cannot know that a key of a generic type is a field of it.
    (form as FormInstance).setFieldsValue(Object.fromEntries(kept.map((field) => [field, found.values[field]])));
    const { creationKey: key, creationOf: of, unanswered } = found;
    if (key) creationRef.current = { key, of, unanswered };
    life.onChanged();
    if (gone.includes(true)) toast.error(PICTURES_GONE);
  }

  const keepable = (values: object): Stored =>
    Object.fromEntries(Object.entries(values).filter(([field]) => !unkept.some((one) => one === field)));
  const keep = () => {
    const { key, of, unanswered } = creationRef.current ?? {};
    const written = keepable(form.getFieldsValue());
    draft.keep({ base: { ...base }, values: written, creationKey: key, creationOf: of && keepable(of), unanswered });
  };

  return {
    ...life,
    onChanged: () => {
      life.onChanged();
      keep();
    },
    keyOf: (sent) => {
      creationRef.current = creationOf({ ...sent }, creationRef.current);
      keep();
      return creationRef.current.key;
    },
    draft: { offered, recover, discard, drop },
  };
}
