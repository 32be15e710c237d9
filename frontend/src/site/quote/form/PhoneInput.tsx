import type { InputMask } from 'imask';
import { useEffect, useRef, type ClipboardEvent, type ComponentProps, type RefObject } from 'react';
import { MOBILE } from '../../../ui/mobile';

const loadMask = () => import('./phone-mask');
type Phone = Awaited<ReturnType<typeof loadMask>>;

interface Masked {
  control: InputMask<Phone['PHONE_MASK']>;
  pastedInstead: Phone['pastedInstead'];
}

/** Puts the mask on the field, and +569 before what will be typed. The field works without, where its code does not arrive. */
function begin(input: RefObject<HTMLInputElement | null>, mask: RefObject<Masked | null>): void {
  const putOn = async (element: HTMLInputElement) => {
    if (!mask.current) {
      const { IMask, PHONE_MASK, pastedInstead } = await loadMask();
      if (!element.isConnected || mask.current) return;
      mask.current = { control: IMask(element, PHONE_MASK), pastedInstead };
    }
    if (!element.value && document.activeElement === element) mask.current.control.unmaskedValue = MOBILE;
  };
  if (input.current) void putOn(input.current).catch(() => undefined);
}

/**
 * A phone number under the mask (+56) # #### ####, with +569 put before it. The mask's code is fetched with the first
 * focus. Before that, and without scripts, the field takes a number in any spelling.
 */
export function PhoneInput(props: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null);
  const mask = useRef<Masked | null>(null);
  useEffect(() => {
    // Whoever was faster than the scripts is in the field already.
    if (document.activeElement === input.current) begin(input, mask);
  }, []);
  useEffect(() => () => mask.current?.control.destroy(), []);

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (!mask.current) return;
    const { control, pastedInstead } = mask.current;
    const digits = pastedInstead(event.clipboardData.getData('text'), control.unmaskedValue);
    if (digits === undefined) return;
    event.preventDefault();
    control.unmaskedValue = digits;
    // The form hears of what is typed by this.
    event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
  };

  const leave = () => {
    if (mask.current?.control.unmaskedValue === MOBILE) mask.current.control.value = '';
  };

  return (
    <input
      {...props}
      ref={input}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="(+56) 9 1234 5678"
      onFocus={() => begin(input, mask)}
      onPaste={paste}
      onBlur={leave}
    />
  );
}
