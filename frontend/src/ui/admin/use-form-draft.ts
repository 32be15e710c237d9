import type { FormInstance } from 'antd';
import { useEffect } from 'react';

import type { StoredDraft } from '../drafts';
import { useToast } from '../Toast';
import { sameValue } from './conflict';
import { isPictureGone, PICTURES_GONE } from './is-picture-gone';
import { useDraft } from './use-draft';

/** A short form as it was left: what was written, and what it was written over. */
interface FormDraft {
  base: Values;
  values: Values;
}

type Values = Record<string, unknown>;

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

function isFormDraft(content: unknown): content is FormDraft {
  return isRecord(content) && isRecord(content.base) && isRecord(content.values);
}

const isPicture = (value: unknown): value is { publicUrl: string } =>
  isRecord(value) && typeof value.publicUrl === 'string';

interface FormDraftOptions<Fields> {
  /** Names the form and its record: 'Comentario/12'. */
  name: string;
  form: FormInstance<Fields>;
  fields: readonly (keyof Fields & string)[];
  /** What is stored, which the form shows where nothing was written. */
  base: Partial<Fields>;
  dirty: boolean;
  onRecovered: () => void;
}

export interface FormDraftControls {
  /** What an earlier tab left behind, to be offered. */
  offered: StoredDraft<unknown> | undefined;
  recover: () => Promise<void>;
  discard: () => void;
  keep: () => void;
}

/**
 * The draft of a short form: only a tab that was closed, or died, leaves one. Recovered is what was written, over what is
 * stored now: the rest may have been changed by somebody else meanwhile.
 */
export function useFormDraft<Fields extends object>(options: FormDraftOptions<Fields>): FormDraftControls {
  const { name, form, fields, base, dirty, onRecovered } = options;
  const toast = useToast();
  const draft = useDraft({ form: name, isContent: isFormDraft });

  const { drop } = draft;
  // Saved or taken back …
  useEffect(() => {
    if (!dirty) drop();
  }, [dirty, drop]);
  // … or left on purpose: a tab that goes away takes nothing off its page first.
  useEffect(() => drop, [drop]);

  async function recover(): Promise<void> {
    const found = draft.recover();
    if (!found) return;
    const written = fields.filter((field) => !sameValue(found.values[field], found.base[field]));
    const gone = await Promise.all(
      written.map(async (field) => {
        const value = found.values[field];
        return isPicture(value) && (await isPictureGone(value));
      }),
    );
    const kept = written.filter((_, index) => !gone[index]);
    // antd cannot tell that a key of a type not known yet is a field of it.
    (form as FormInstance).setFieldsValue(Object.fromEntries(kept.map((field) => [field, found.values[field]])));
    onRecovered();
    if (gone.includes(true)) toast.error(PICTURES_GONE);
  }

  return {
    offered: draft.offered,
    recover,
    discard: draft.discard,
    keep: () => draft.keep({ base: { ...base }, values: Object.fromEntries(Object.entries(form.getFieldsValue())) }),
  };
}
