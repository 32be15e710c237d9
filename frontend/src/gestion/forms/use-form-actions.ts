import { useDeleteFormMutation, useToggleFormStateMutation, type FormDto } from '../../api/generated';
import { useRowCall } from '../../ui/admin/use-row-call';
import { formStateLabel } from './form-columns';

interface FormActions {
  /** The form a call of the row's menu is under way for. */
  busyId: number | undefined;
  toggleState: (form: FormDto) => Promise<void>;
  /** True when the form is gone, or there is nothing more to ask. */
  remove: (form: FormDto) => Promise<boolean>;
}

/** The press toggles what the server has, which somebody else may have changed: it says what has become of it. */
const stateNow = ({ data: { title, state } }: { data: FormDto }) => `${title}: ${formStateLabel(state)}.`;

/** What a row's menu does; each call answers with a toast, and the list reads itself anew. */
export function useFormActions(): FormActions {
  const { busyId, run } = useRowCall();
  const [toggleFormState] = useToggleFormStateMutation();
  const [deleteForm] = useDeleteFormMutation();
  return {
    busyId,
    toggleState: async ({ id }) => void (await run(id, () => toggleFormState({ id }).unwrap(), stateNow)),
    remove: ({ id }) => run(id, () => deleteForm({ id }).unwrap()),
  };
}
