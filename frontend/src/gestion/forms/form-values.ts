import type { CreateFormDto, FormDto } from '../../api/generated';
import type { ComparedField } from '../../ui/admin/conflict';
import type { Versioned } from '../../ui/admin/use-versioned-save';

export type FormType = FormDto['type'];

/** The providers by type. */
export const TYPE_LABELS: Record<FormType, string> = { 1: 'Pipedrive', 2: 'JotForm', 3: 'GoogleForm' };
export const FORM_TYPES: FormType[] = [1, 2, 3];

/** The values of the dialog's fields. */
export interface FormValues extends Omit<CreateFormDto, 'type'> {
  /** Undefined until one is chosen. */
  type?: FormType;
}

export const NEW_FORM: FormValues = { title: '', url: '', script: '' };

/** The fields in the order of the dialog, with what the comparison of two versions needs. */
export const FORM_FIELDS: ComparedField<FormValues>[] = [
  { name: 'title', label: 'Título' },
  { name: 'type', label: 'Tipo', show: ({ type }) => type && TYPE_LABELS[type] },
  { name: 'url', label: 'URL de navegación' },
  { name: 'script', label: 'Link o script' },
];

/** A form's values and version. */
export function versionedForm({ title, type, url, script, version }: FormDto): Versioned<FormValues> {
  return { values: { title, type, url, script }, version };
}

/** What is sent. The form cannot be sent without a type. */
export function formDto({ title, type = 1, url, script }: FormValues): CreateFormDto {
  return { title, type, url, script };
}
