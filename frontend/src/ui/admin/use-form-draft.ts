import type { FormInstance } from 'antd';
import { useEffect, type RefObject } from 'react';

import type { StoredDraft } from '../drafts';
import { useToast } from '../Toast';
import { sameValue } from './conflict';
import type { Creation } from './creation';
import { isPictureGone, PICTURES_GONE } from './is-picture-gone';
import { useDraft } from './use-draft';

/** The draft of a short form: what was written, and which values it replaced. */
interface FormDraft {
  base: Values;
  values: Values;
  /** The key of what it creates. */
  creationKey?: string;
}

type Values = Record<string, unknown>;

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

function isFormDraft(content: unknown): content is FormDraft {
  return isRecord(content) && isRecord(content.base) && isRecord(content.values);
}

const isPicture = (value: unknown): value is { publicUrl: string } =>
  isRecord(value) && typeof value.publicUrl === 'string';

interface FormDraftOptions<Fields> {
  /** The form and its record: 'Comentario/12'. */
  name: string;
  form: FormInstance<Fields>;
  fields: readonly (keyof Fields & string)[];
  /** The stored values, which the form shows where nothing was written. */
  base: Partial<Fields>;
  /** Fields that the device never keeps: they are too personal. */
  unkept?: readonly (keyof Fields & string)[];
  /** What the form creates. Recovered, it goes on under the key of the draft, because an earlier tab may have sent it. */
  creationRef?: RefObject<Creation | undefined>;
  /** Whether something was written since the last save. */
  changed: boolean;
  onRecovered: () => void;
}

export interface FormDraftControls {
  /** A draft of an earlier tab, to be offered. */
  offered: StoredDraft<unknown> | undefined;
  recover: () => Promise<void>;
  discard: () => void;
  keep: () => void;
}

/**
 * The draft of a short form. Only a tab that was closed or has crashed leaves one. Recovering it puts what was written
 * over the values stored now, because somebody else may have changed the others meanwhile.
 */
export function useFormDraft<Fields extends object>(options: FormDraftOptions<Fields>): FormDraftControls {
  const { name, form, fields, base, unkept = [], creationRef, changed, onRecovered } = options;
  const toast = useToast();
  const draft = useDraft({ form: name, isContent: isFormDraft });

  const { drop } = draft;
  // Saved, or taken back …
  useEffect(() => {
    if (!changed) drop();
  }, [changed, drop]);
  // … or left on purpose. A tab that is closed does not run this.
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
    // antd's types cannot know that a key of a generic type is a field of it.
    (form as FormInstance).setFieldsValue(Object.fromEntries(kept.map((field) => [field, found.values[field]])));
    if (creationRef && found.creationKey) creationRef.current = { key: found.creationKey, unanswered: true };
    onRecovered();
    if (gone.includes(true)) toast.error(PICTURES_GONE);
  }

  return {
    offered: draft.offered,
    recover,
    discard: draft.discard,
    keep: () => {
      const written = Object.entries(form.getFieldsValue()).filter(([field]) => !unkept.some((one) => one === field));
      draft.keep({ base: { ...base }, values: Object.fromEntries(written), creationKey: creationRef?.current?.key });
    },
  };
}
