import type { InputMask } from 'imask';
import { useEffect, useRef, type ClipboardEvent, type ComponentProps, type FocusEvent, type RefObject } from 'react';
import { fetchCode } from '../../../ui/optional/fetch-code';
import { MOBILE } from '../../../ui/mobile';

const loadMask = () => fetchCode(() => import('./phone-mask'));
type Phone = Awaited<ReturnType<typeof loadMask>>;

interface Masked extends Phone {
  control: InputMask<Phone['PHONE_MASK']>;
}

/** Puts the mask on the field, and +569 before what will be typed. The field works without, where its code does not arrive. */
function begin(input: RefObject<HTMLInputElement | null>, mask: RefObject<Masked | null>): void {
  const putOn = async (element: HTMLInputElement) => {
    const hasFocus = () => document.activeElement === element;
    if (!mask.current) {
      const before = element.value;
      const code = await loadMask();
      if (!element.isConnected || mask.current) return;
      // Half of a number may be half of several. What was typed meanwhile is read when the field is left.
      if (element.value !== before && hasFocus()) return;
      element.value = code.fullNumber(element.value);
      mask.current = { ...code, control: code.IMask(element, code.PHONE_MASK) };
    }
    if (!element.value && hasFocus()) mask.current.control.unmaskedValue = MOBILE;
  };
  if (input.current) void putOn(input.current).catch(() => undefined);
}

/** The form hears of what is typed by this. */
const heard = (element: HTMLInputElement) => element.dispatchEvent(new Event('input', { bubbles: true }));

/**
 * A phone number under the mask (+56) # #### ####, with +569 put before it. The mask's code is fetched with the first
 * focus. Before that, and without scripts, the field takes a number in any spelling.
 */
export function PhoneInput(props: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null);
  const mask = useRef<Masked | null>(null);
  useEffect(() => {
    // Whoever was faster than the scripts is in the field already.
    if (document.activeElement === input.current && !input.current?.value) begin(input, mask);
  }, []);
  useEffect(() => () => mask.current?.control.destroy(), []);

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (!mask.current) return;
    const { control, pastedInstead } = mask.current;
    const digits = pastedInstead(event.clipboardData.getData('text'), control.unmaskedValue);
    if (digits === undefined) return;
    event.preventDefault();
    control.unmaskedValue = digits;
    heard(event.currentTarget);
  };

  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    if (!mask.current) return begin(input, mask);
    const { control, leftDigits } = mask.current;
    const shown = control.value;
    control.unmaskedValue = leftDigits(control.unmaskedValue);
    if (control.value && control.value !== shown) heard(currentTarget);
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
