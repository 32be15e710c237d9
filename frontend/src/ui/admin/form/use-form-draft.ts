import type { FormInstance } from 'antd';
import { useEffect, type RefObject } from 'react';

import type { StoredDraft } from '../../drafts';
import { useToast } from '../../Toast';
import { sameValue } from './conflict';
import { creationOf, type Creation } from './creation';
import { isPictureGone, PICTURES_GONE } from '../picture/is-picture-gone';
import { useDraft } from './use-draft';

/** The draft of a short form: what was written, and which values it replaced. */
interface FormDraft {
  base: Values;
  values: Values;
  /** The key of what it creates. */
  creationKey?: string;
  /** What was sent under that key, where it cannot be changed afterwards. */
  creationOf?: Values;
  /** What was sent under that key without an answer, where it can. */
  unanswered?: object;
}

type Values = Record<string, unknown>;

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

function isFormDraft(content: unknown): content is FormDraft {
  if (!isRecord(content) || !isRecord(content.base) || !isRecord(content.values)) return false;
  return content.creationOf === undefined || isRecord(content.creationOf);
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
  creationRef: RefObject<Creation | undefined>;
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
  /** Removes the draft: the form is left on purpose. */
  drop: () => void;
  /** The key of what is about to be sent and cannot be changed afterwards. It stays with the draft until that is saved. */
  keyOf: (sent: object) => string;
}

/**
 * The draft of a short form. It stays where the form goes without having been left on purpose (`useDraft`). Recovering it puts what was written
 * over the values stored now, because somebody else may have changed the others meanwhile.
 */
export function useFormDraft<Fields extends object>(options: FormDraftOptions<Fields>): FormDraftControls {
  const { name, form, fields, base, unkept = [], creationRef, changed, onRecovered } = options;
  const toast = useToast();
  const draft = useDraft({ form: name, isContent: isFormDraft });

  const { drop } = draft;
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
    const { creationKey: key, creationOf: of, unanswered } = found;
    if (key) creationRef.current = { key, of, unanswered };
    onRecovered();
    if (gone.includes(true)) toast.error(PICTURES_GONE);
  }

  const keepable = (values: object): Values =>
    Object.fromEntries(Object.entries(values).filter(([field]) => !unkept.some((one) => one === field)));
  const keep = () => {
    const { key, of, unanswered } = creationRef.current ?? {};
    const written = keepable(form.getFieldsValue());
    draft.keep({ base: { ...base }, values: written, creationKey: key, creationOf: of && keepable(of), unanswered });
  };

  return {
    offered: draft.offered,
    recover,
    discard: draft.discard,
    keep,
    drop,
    keyOf: (sent) => {
      creationRef.current = creationOf({ ...sent }, creationRef.current);
      keep();
      return creationRef.current.key;
    },
  };
}
