import { useRef, useState, type ReactNode } from 'react';

import { ConfirmDialog } from '../../ui/admin/dialog/ConfirmDialog';
import { SaveGivenUp } from '../../ui/admin/form/use-save-form';
import { clp } from '../../ui/format';

interface AmountQuestion {
  /** Asks, where there is a reason to. Rejects with SaveGivenUp when the person goes back to the form. */
  agree: (amount: number, why: string | undefined) => Promise<void>;
  dialog: ReactNode;
}

/**
 * Asks before an unexpected amount becomes a line of the ledger, which nobody can take away again.
 * @param verb what the form does: 'Anotar'
 */
export function useAmountQuestion(verb: string): AmountQuestion {
  const [asked, setAsked] = useState<{ amount: number; why: string }>();
  const answer = useRef<(agreed: boolean) => void>(undefined);
  const agree = async (amount: number, why: string | undefined) => {
    if (!why) return;
    setAsked({ amount, why });
    const agreed = await new Promise<boolean>((resolve) => (answer.current = resolve));
    setAsked(undefined);
    if (!agreed) throw new SaveGivenUp();
  };
  const dialog = (
    <ConfirmDialog
      open={asked !== undefined}
      title="¿El monto está bien escrito?"
      stayLabel="Cambiar el monto"
      goLabel={`${verb} igual`}
      onStay={() => answer.current?.(false)}
      onGo={() => answer.current?.(true)}
    >
      Escribiste {clp(asked?.amount ?? 0)}. {asked?.why} ¿{verb} igual?
    </ConfirmDialog>
  );
  return { agree, dialog };
}
