import { api } from '../../api/api';
import type { FormDto } from '../../api/generated';
import { useCall } from '../../api/use-call';
import type { RowActs } from '../../ui/admin/list/use-list';
import { formStateLabel } from './form-list';

interface FormActions {
  toggleState: (form: FormDto) => void;
  /** True when the form is gone, or there is nothing more to ask. */
  remove: (form: FormDto) => Promise<boolean>;
}

/** What has become of the form. */
const stateNow = ({ data: { title, state } }: { data: FormDto }) => `${title}: ${formStateLabel(state)}.`;

/** What a row's menu does; each call answers with a toast, and the list reads itself again. */
export function useFormActions({ run, remove }: RowActs<FormDto>): FormActions {
  const toggleFormState = useCall(api.endpoints.toggleFormState);
  const deleteForm = useCall(api.endpoints.deleteForm);
  return {
    toggleState: ({ id, state: was }) =>
      void run(
        id,
        () => toggleFormState({ id, was }),
        stateNow,
        ({ data: { state } }) =>
          () =>
            toggleFormState({ id, was: state }),
      ),
    remove: (form) => remove(form, () => deleteForm({ id: form.id })),
  };
}
