import { Form, type FormInstance } from 'antd';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { fieldErrorsOf, isSessionOver, messageOf } from '../../../api/error-text';
import { useToast } from '../../Toast';
import type { BusyListener } from '../picture/use-image-upload';
import { useUploads } from '../picture/use-uploads';

/**
 * Thrown when the person returned to the form instead of answering a question of the save. There is nothing to report.
 */
export class SaveGivenUp extends Error {}

/** A field's way into the values: `['lines', 0, 'quantity']`. */
type FieldPath = (string | number)[];

/** The fields that a form's own check refuses; nothing where something else went wrong. */
export function refusedByForm(error: unknown): { name: FieldPath }[] | undefined {
  const isOfForm = typeof error === 'object' && error !== null && 'errorFields' in error;
  return isOfForm ? (error.errorFields as { name: FieldPath }[]) : undefined;
}

/** The fields on the screen with what is wrong with each, in the order of the form. */
const fieldsInOrder = (form: FormInstance, fields: readonly string[]) =>
  fields.flatMap((root) => form.getFieldsError().filter(({ name }) => name[0] === root));

/**
 * The field on the screen that the server means by 'lines.0.quantity'. It may name a part of what one field holds
 * ('color_logo.id'): then it is that field.
 */
const fieldOnScreen = (named: string, onScreen: readonly { name: FieldPath }[]): FieldPath | undefined =>
  onScreen
    .filter(({ name }) => `${named}.`.startsWith(`${name.join('.')}.`))
    .sort((one, other) => other.name.length - one.name.length)[0]?.name;

export interface SaveFormOptions<Values> {
  /** The fields there are, in their order: what the server refuses is marked there. */
  fields: readonly (keyof Values & string)[];
  save: (values: Values) => Promise<{ msg: string }>;
  onSaved: () => void;
}

export interface SaveForm<Values> {
  form: FormInstance<Values>;
  /** The person has changed a value since it was saved. */
  changed: boolean;
  /** Leaving would lose something: a change, or a picture that is still being uploaded. */
  dirty: boolean;
  busy: boolean;
  /** Why the last save failed, when no field is the cause. It stays after the toast is gone. */
  problem: string | undefined;
  /** Call it when the person has changed a value. */
  onChanged: () => void;
  /** Shows the stored values again. */
  settle: () => void;
  /** Reports uploads that begin and end. The form is not saved during an upload. */
  onBusy: BusyListener;
  submit: () => Promise<void>;
}

/**
 * The life of a form: unsaved changes, one save at a time however often it is pressed, the server's word on every
 * field. A failed save keeps everything on the screen and moves to the first field that is wrong.
 */
export function useSaveForm<Values extends object>({
  fields,
  save,
  onSaved,
}: SaveFormOptions<Values>): SaveForm<Values> {
  const [form] = Form.useForm<Values>();
  // antd's types cannot know that a key of a generic type is a path into it.
  const byName: FormInstance = form;
  const toast = useToast();
  const [changed, setChanged] = useState(false);
  const [busy, setBusy] = useState(false);
  const saving = useRef(false);
  const { uploading, isUploading, onBusy } = useUploads();
  const [seekError, setSeekError] = useState(false);
  const [problem, setProblem] = useState<string>();

  function markRefused(error: unknown): boolean {
    const onScreen = fieldsInOrder(byName, fields);
    const refused = fieldErrorsOf(error).flatMap(({ field, msg }) => {
      const name = fieldOnScreen(field, onScreen);
      return name ? [{ name, errors: [msg] }] : [];
    });
    byName.setFields(refused);
    return refused.length > 0;
  }

  function refused(error: unknown): void {
    if (error instanceof SaveGivenUp) return;
    const rejectedByForm = refusedByForm(error) !== undefined;
    const isShownElsewhere = rejectedByForm || isSessionOver(error);
    if (!isShownElsewhere) toast.error(messageOf(error));
    if (rejectedByForm || markRefused(error)) setSeekError(true);
    else if (!isShownElsewhere) setProblem(messageOf(error));
  }

  async function submit(): Promise<void> {
    if (saving.current) return;
    if (isUploading()) {
      toast.error('Espera a que terminen de subir las imágenes.');
      return;
    }
    saving.current = true;
    setProblem(undefined);
    try {
      const values = await form.validateFields();
      // In the task that has read the values: a character typed between the two would be in the field and not be saved.
      flushSync(() => setBusy(true));
      const { msg } = await save(values);
      setChanged(false);
      toast.success(msg);
      onSaved();
    } catch (error) {
      refused(error);
    } finally {
      saving.current = false;
      setBusy(false);
    }
  }

  // Runs when the fields are enabled again, because a disabled field cannot get the focus.
  useEffect(() => {
    if (busy || !seekError) return;
    setSeekError(false);
    const first = fieldsInOrder(byName, fields).find(({ errors }) => errors.length > 0);
    if (first) byName.scrollToField(first.name, { block: 'center', focus: true });
  }, [busy, fields, byName, seekError]);

  return {
    form,
    changed,
    dirty: changed || uploading,
    busy,
    problem,
    // After the typed character is painted: being unsaved concerns the whole form, and the page around it.
    onChanged: useCallback(() => startTransition(() => setChanged(true)), []),
    settle: useCallback(() => setChanged(false), []),
    onBusy,
    submit,
  };
}
