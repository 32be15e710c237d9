import type { InputMask } from 'imask';
import { useEffect, useRef, type ComponentProps } from 'react';
import { MOBILE } from '../../../ui/mobile';
import type { PHONE_MASK } from '../../../ui/phone-mask';

/**
 * A phone number under the mask (+56) # #### ####, with +569 put before it. The mask's code comes with the
 * first focus; before, and without scripts, the field takes a number in any spelling.
 */
export function PhoneInput(props: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null);
  const mask = useRef<InputMask<typeof PHONE_MASK> | null>(null);
  useEffect(() => () => mask.current?.destroy(), []);

  const begin = async () => {
    const element = input.current;
    if (!element) return;
    if (!mask.current) {
      const [{ default: IMask }, phone] = await Promise.all([import('imask'), import('../../../ui/phone-mask')]);
      if (!element.isConnected || mask.current) return;
      mask.current = IMask(element, phone.PHONE_MASK);
    }
    if (!element.value && document.activeElement === element) mask.current.unmaskedValue = MOBILE;
  };

  const leave = () => {
    if (mask.current?.unmaskedValue === MOBILE) mask.current.value = '';
  };

  return (
    <input
      {...props}
      ref={input}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="(+56) 9 1234 5678"
      onFocus={() => void begin().catch(() => undefined)}
      onBlur={leave}
    />
  );
}
