import type { FormInstance } from 'antd';
import { useRef, useState, type ReactNode } from 'react';

import { limitsOf } from '../../../api/rules';
import { ConfirmDialog } from '../../../ui/admin/dialog/ConfirmDialog';
import { clp } from '../../../ui/format';
import type { ChefValues } from './chef-record';

const { 'x-usual-minimum': LEAST = 0, 'x-usual-maximum': MOST = Infinity } = limitsOf(
  'CreateChefDto',
  'price_per_person',
);

/** A price that is probably a typing error: a zero too few or too many. */
const isUnusual = (price: number): boolean => price < LEAST || price > MOST;

interface PriceQuestion {
  /** Saves at once, or after the person has confirmed the price. */
  before: (save: () => Promise<void>) => Promise<void>;
  dialog: ReactNode;
}

/**
 * Asks before an unusual price is published, once for each price, and not for the stored one. A form with errors is
 * saved without asking, and then shows its errors.
 */
export function usePriceQuestion(form: FormInstance<ChefValues>, stored: number | null): PriceQuestion {
  const agreed = useRef(stored);
  const save = useRef<() => Promise<void>>(undefined);
  const [price, setPrice] = useState<number>();

  const before = async (wanted: () => Promise<void>) => {
    const valid = await form.validateFields().catch(() => undefined);
    const asked = valid?.price_per_person ?? null;
    if (asked === null || asked === agreed.current || asked === stored || !isUnusual(asked)) {
      await wanted();
      return;
    }
    save.current = wanted;
    setPrice(asked);
  };
  const correct = () => {
    setPrice(undefined);
    form.focusField('price_per_person');
  };
  const agree = () => {
    agreed.current = price ?? null;
    setPrice(undefined);
    void save.current?.();
  };

  const dialog = (
    <ConfirmDialog
      open={price !== undefined}
      title="¿El precio está bien escrito?"
      stayLabel="Corregir el precio"
      goLabel="Guardar así"
      onStay={correct}
      onGo={agree}
    >
      Escribiste {clp(price ?? 0)} por persona. Lo habitual es entre {clp(LEAST)} y {clp(MOST)}.
    </ConfirmDialog>
  );
  return { before, dialog };
}
