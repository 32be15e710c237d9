import type { InputMask } from 'imask';
import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentProps,
  type FocusEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { fetchCode } from '../../../ui/optional/fetch-code';
import { MOBILE } from '../../../ui/mobile';
import {
  begunIn,
  countryOf,
  hasCode,
  HOME,
  isAbroad,
  OTHER_COUNTRY,
  PHONE_COUNTRIES,
  typedAbroad,
} from '../../../ui/phone-countries';

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

  /** What was typed, filled in or put in, before the mask reads it. The country shown is always that of the number. */
  const hear = ({ currentTarget: element, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
    const shown = element.value;
    if (mask.current) {
      const typed = typedAbroad(shown);
      if (typed === undefined) return;
      const behind = shown.length - (element.selectionStart ?? shown.length);
      takeOff(mask);
      element.value = typed;
      const caret = Math.max(1, typed.length - behind);
      element.setSelectionRange(caret, caret);
      return setCountry(countryOf(typed) ?? OTHER_COUNTRY);
    }
    const named = hasCode(shown) ? (countryOf(shown) ?? OTHER_COUNTRY) : undefined;
    if (named !== undefined) setCountry(named);
    const { isComposing = false, inputType = '' } = nativeEvent instanceof InputEvent ? nativeEvent : {};
    // What the keyboard of a phone composes is changed when it is whole.
    if (isComposing) return;
    if (named === HOME) {
      if (shown.replace(/\D/g, '').length > HOME.length) begin(input, mask);
    } else if (named !== undefined || isHome) {
      return;
    } else if (!shown.trim()) {
      if (country !== OTHER_COUNTRY) return;
      setCountry(HOME);
      begin(input, mask);
    } else if (inputType.startsWith('delete')) {
      // Without its code it would be read as a number of here.
      setCountry(HOME);
    } else if (!shown.includes('+')) {
      element.value = begunIn(country) + shown.trimStart();
      if (nativeEvent.type === 'compositionend') heard(element);
    }
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text').trim();
    const element = event.currentTarget;
    // It stays what it is: under the mask, or behind another code, it would become somebody else's number.
    if ((isHome ? isAbroad(text) : hasCode(text)) && text.replace(/\D/g, '').length > 6) {
      event.preventDefault();
      takeOff(mask);
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
        onInputCapture={hear}
        onCompositionEnd={hear}
        onPaste={paste}
        onBlur={leave}
      />
    </div>
  );
}
