import type { ComponentProps, ReactNode } from 'react';

import { FormDialog } from './FormDialog';

type FormProps<Values extends object> = ComponentProps<typeof FormDialog<Values>>;

interface ActionDialogProps<Values extends object> extends Omit<FormProps<Values>, 'open' | 'leaveTitle' | 'children'> {
  leaveTitle?: FormProps<Values>['leaveTitle'];
  /** The fields. None of them uploads anything. */
  children: ReactNode;
}

/** The form of one action, in a dialog that its page renders only while it is open. */
export function ActionDialog<Values extends object>({
  leaveTitle = 'Salir de la Edición',
  children,
  ...form
}: ActionDialogProps<Values>) {
  return (
    <FormDialog<Values> {...form} open leaveTitle={leaveTitle}>
      {() => children}
    </FormDialog>
  );
}
