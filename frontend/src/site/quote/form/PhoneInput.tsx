import type { InputMask } from 'imask';
import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentProps,
  type FocusEvent,
  type RefObject,
} from 'react';
import { fetchCode } from '../../../ui/optional/fetch-code';
import { MOBILE } from '../../../ui/mobile';
import { begunIn, countryOf, HOME, OTHER_COUNTRY, PHONE_COUNTRIES } from '../../../ui/phone-countries';

const loadMask = () => fetchCode(() => import('./phone-mask'));
type Phone = Awaited<ReturnType<typeof loadMask>>;

interface Masked extends Phone {
  control: InputMask<Phone['PHONE_MASK']>;
}

/** Whether a text begins with the code of another country. */
const isAbroad = (text: string): boolean => ![undefined, HOME].includes(countryOf(text));

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
      if (isAbroad(element.value)) return;
      element.value = code.fullNumber(element.value);
      mask.current = { ...code, control: code.IMask(element, code.PHONE_MASK) };
    }
    if (!element.value && hasFocus()) mask.current.control.unmaskedValue = MOBILE;
  };
  if (input.current) void putOn(input.current).catch(() => undefined);
}

function takeOff(mask: RefObject<Masked | null>): void {
  mask.current?.control.destroy();
  mask.current = null;
}

/** The form hears of what is typed by this. */
const heard = (element: HTMLInputElement) => element.dispatchEvent(new Event('input', { bubbles: true }));

function show(element: HTMLInputElement, value: string): void {
  element.value = value;
  heard(element);
}

/**
 * A phone number under the mask (+56) # #### ####, or without it where another country is chosen, pasted or typed. The
 * mask's code is fetched with the first focus; until then the field takes any spelling.
 */
export function PhoneInput(props: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null);
  const mask = useRef<Masked | null>(null);
  const countries = useRef<HTMLSelectElement>(null);
  const [country, setCountry] = useState(() => countryOf(String(props.defaultValue ?? '')) ?? HOME);
  const isHome = country === HOME;
  useEffect(() => {
    // Anyone who was faster than the scripts is in the field already, or has typed or chosen.
    const { value = '' } = input.current ?? {};
    const chosen = countries.current?.value ?? HOME;
    if (isAbroad(value)) setCountry(countryOf(value) ?? OTHER_COUNTRY);
    else if (chosen !== HOME) {
      setCountry(chosen);
      if (input.current && !value) show(input.current, begunIn(chosen));
    } else if (document.activeElement === input.current && !value) begin(input, mask);
  }, []);
  useEffect(() => () => takeOff(mask), []);

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text').trim();
    const element = event.currentTarget;
    // It stays what it is: under the mask it would become somebody else's number.
    if (isAbroad(text) && text.replace(/\D/g, '').length > 6) {
      event.preventDefault();
      takeOff(mask);
      setCountry(countryOf(text) ?? OTHER_COUNTRY);
      return show(element, text);
    }
    if (!mask.current) return;
    const { control, pastedInstead } = mask.current;
    const digits = pastedInstead(text, control.unmaskedValue);
    if (digits === undefined) return;
    event.preventDefault();
    control.unmaskedValue = digits;
    heard(element);
  };

  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    if (!isHome) return;
    if (!mask.current) return begin(input, mask);
    const { control, leftDigits } = mask.current;
    const shown = control.value;
    control.unmaskedValue = leftDigits(control.unmaskedValue);
    if (control.value && control.value !== shown) heard(currentTarget);
  };

  const choose = (code: string) => {
    setCountry(code);
    const element = input.current;
    if (!element) return;
    takeOff(mask);
    show(element, code === HOME ? '' : begunIn(code));
    element.focus();
    if (code === HOME) begin(input, mask);
  };

  return (
    <div className="phone">
      {/* It has no name, so that it is not sent: the number says its country. */}
      <select
        ref={countries}
        className="input phone__country"
        aria-label="Código de país"
        value={country}
        autoComplete="off"
        onChange={({ target }) => choose(target.value)}
      >
        {PHONE_COUNTRIES.map(([code, name]) => (
          <option key={code} value={code}>
            +{code} {name}
          </option>
        ))}
        <option value={OTHER_COUNTRY}>Otro país</option>
      </select>
      <input
        {...props}
        ref={input}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={isHome ? '(+56) 9 1234 5678' : begunIn(country)}
        onFocus={() => isHome && begin(input, mask)}
        onPaste={paste}
        onBlur={leave}
      />
    </div>
  );
}
