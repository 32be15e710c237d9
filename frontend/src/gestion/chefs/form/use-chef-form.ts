import { Form, type FormInstance } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { fieldErrorsOf, messageOf } from '../../../api/error-text';
import { useLeaveGuard } from '../../../ui/admin/use-leave-guard';
import type { BusyListener } from '../../../ui/admin/use-image-upload';
import { useToast } from '../../../ui/Toast';
import type { ChefValues } from './chef-values';
import { chefSections } from './sections';

/** Where both buttons of the form's foot lead. */
export const CHEFS_PATH = '/gestion/chefs';

/** After a save the list comes back by itself (product.md section 9). */
const RETURN_AFTER_MS = 2000;

const FIELDS = chefSections.flatMap(({ fields }) => fields);

interface ChefForm {
  form: FormInstance<ChefValues>;
  dirty: boolean;
  busy: boolean;
  /** Somebody else saved this chef meanwhile: the server's sentence. */
  conflict: string | undefined;
  /** How many fields of each section are wrong. */
  errors: Record<string, number>;
  guard: ReturnType<typeof useLeaveGuard>;
  onChanged: () => void;
  onFieldsChanged: () => void;
  onBusy: BusyListener;
  submit: () => Promise<void>;
}

function statusOf(error: unknown): unknown {
  return (error as { status?: unknown } | undefined)?.status;
}

/**
 * The life of a chef form: unsaved changes, one save at a time, the server's word on every field. A failed save keeps
 * everything on the screen; a good one says so and leads back to the list after two seconds.
 */
export function useChefForm(save: (values: ChefValues) => Promise<{ msg: string }>): ChefForm {
  const [form] = Form.useForm<ChefValues>();
  const toast = useToast();
  const navigate = useNavigate();
  const [dirty, setDirty] = useState(false);
  const [stage, setStage] = useState<'open' | 'saving' | 'saved'>('open');
  const [conflict, setConflict] = useState<string>();
  const [errors, setErrors] = useState<Record<string, number>>({});
  const uploads = useRef(0);
  const saving = useRef(false);
  const seekError = useRef(false);
  const guard = useLeaveGuard(dirty);

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
  function markRefused(error: unknown): boolean {
    // The server names nested values ('gallery.2.id'); the form marks the field they are in.
    const named = fieldErrorsOf(error).map(({ field, msg }) => ({ name: field.split(/[.[]/)[0], errors: [msg] }));
    const known = named.flatMap(({ name, errors: all }) => {
      const field = FIELDS.find((one) => one === name);
      return field ? [{ name: field, errors: all }] : [];
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
      const values = await form.validateFields();
      const { msg } = await save(values);
      guard.release();
      setDirty(false);
      setConflict(undefined);
      toast.success(msg);
      setStage('saved');
    } catch (error) {
      refused(error);
      saving.current = false;
      setStage('open');
    }
  }

  function refused(error: unknown): void {
    const rejectedByForm = typeof error === 'object' && error !== null && 'errorFields' in error;
    if (!rejectedByForm) {
      if (statusOf(error) === 409) setConflict(messageOf(error));
      // The dialog that asks to sign in again says it all.
      if (statusOf(error) !== 401) toast.error(messageOf(error));
      if (!markRefused(error)) return;
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

  return {
    form,
    dirty,
    busy: stage !== 'open',
    conflict,
    errors,
    guard,
    onChanged: useCallback(() => setDirty(true), []),
    onFieldsChanged: countErrors,
    onBusy: useCallback((delta) => {
      uploads.current += delta;
    }, []),
    submit,
  };
}
