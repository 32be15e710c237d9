import { useFormDraft, type FormDraftControls } from './use-form-draft';
import { useSaveForm, type SaveForm, type SaveFormOptions } from './use-save-form';

interface DraftedFormOptions<Values> extends SaveFormOptions<Values> {
  /** What its draft is called on the device ('Comentario/12'), and what is stored. */
  draft: { name: string; base: Partial<Values> };
}

interface DraftedForm<Values> extends SaveForm<Values> {
  /** What an earlier tab left unsaved of it, for DraftDialog. */
  draft: Omit<FormDraftControls, 'keep'>;
}

/** A short form that keeps a draft on the device while it is unsaved. */
export function useDraftedForm<Values extends object>({
  draft: { name, base },
  ...options
}: DraftedFormOptions<Values>): DraftedForm<Values> {
  const life = useSaveForm(options);
  const { form, dirty, onChanged } = life;
  const { keep, ...draft } = useFormDraft({ name, form, fields: options.fields, base, dirty, onRecovered: onChanged });
  return {
    ...life,
    onChanged: () => {
      onChanged();
      keep();
    },
    draft,
  };
}
