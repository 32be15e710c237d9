import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useBuyGiftCardMutation } from '../../api/link.generated';
import { LATE_MS } from '../../ui/late';
import { newUuid } from '../../ui/uuid';
import { isKeyReused } from '../quote/form/refusal';
import { dropDraft, keepDraft, readDraft, takeKept } from './draft';
import {
  EMPTY,
  GIFT_FIELDS,
  problemsIn,
  sentOf,
  showValues,
  shownValues,
  type GiftField,
  type GiftValues,
} from './gift-values';
import type { ReturnedGift } from './take-gift';

const LATE = 'Está tardando más de lo normal. No cierres la página: lo que escribiste sigue aquí.';

/** The fields whose problems depend on what is chosen. */
const WORTH: readonly string[] = ['amount', 'proposal_id', 'guests'] satisfies GiftField[];

/** The form in the browser: it keeps what is typed, and shows beside its field what is wrong, also where no answer comes. */
export function useGiftForm(returned: ReturnedGift | undefined) {
  const [begun] = useState<GiftValues>(() => returned?.values ?? { ...EMPTY, ...readDraft() });
  const [problems, setProblems] = useState(returned?.problems ?? {});
  const [busy, setBusy] = useState(false);
  const [buy] = useBuyGiftCardMutation();
  const ref = useRef<HTMLFormElement>(null);

  const begin = useEffectEvent(() => {
    const kept = takeKept();
    if (returned || !ref.current || Object.keys(kept).length === 0) return;
    showValues(ref.current, kept);
    keepDraft(kept);
  });
  useEffect(() => {
    begin();
  }, []);

  const refuse = (form: HTMLFormElement, found: ReturnedGift['problems']): void => {
    // Rendered at once, so that the focused field already has its description when a screen reader reads it.
    flushSync(() => setProblems(found));
    const first = GIFT_FIELDS.find((field) => found[field]);
    if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus();
  };

  const send = async (form: HTMLFormElement): Promise<void> => {
    const values = shownValues(form);
    const key = form.elements.namedItem('creation_key') as HTMLInputElement;
    setProblems({});
    setBusy(true);
    const late = setTimeout(() => setProblems({ '': LATE }), LATE_MS);
    const { data, error } = await buy({ buyGiftCardDto: { ...sentOf(values), creation_key: key.value } });
    clearTimeout(late);
    setBusy(false);
    if (data) {
      dropDraft();
      window.location.assign(new URL(data.data.url).pathname);
      return;
    }
    // What is stored stays. Sent again, it is another card.
    if (isKeyReused(error)) key.value = newUuid();
    refuse(form, problemsIn(error, values));
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy) void send(event.currentTarget);
  };

  const onInput = (event: FormEvent<HTMLFormElement>): void => {
    keepDraft(shownValues(event.currentTarget));
    const { name } = event.target as HTMLInputElement;
    const settled = name === 'what' || name === 'chosen' ? WORTH : [name];
    if (settled.some((field) => problems[field]))
      setProblems((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !settled.includes(field))));
  };

  return { ref, begun, problems, busy, onSubmit, onInput };
}
