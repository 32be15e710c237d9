import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { AppDispatch } from '../../../store/store';
import { fetchCode } from '../../../ui/optional/fetch-code';
import { UNTIL_CLOSED, useToast } from '../../../ui/Toast';
import { dropDraft, dropSent, keepDraft, readDraft, takeKept } from './draft';
import { NOT_SENT, NOT_SENT_CLOSED, SEE_REQUEST, SENT_CLOSED, type Refusal } from './not-sent';
import type { QuoteProblems } from './quote-problems';
import {
  BY_MAIL,
  QUESTION,
  QUOTE_FIELDS,
  showValues,
  shownValues,
  typedValues,
  type QuoteField,
  type QuoteValues,
} from './quote-values';

const loadSending = () => fetchCode(() => import('./sending'));
type Sending = Awaited<ReturnType<typeof loadSending>>;

/** A form that the server returned, when it was sent without scripts. */
export interface ReturnedForm extends Refusal {
  values: QuoteValues;
  /** The idempotency key under which it is sent next. */
  key: string;
}

interface QuoteFormStart {
  /** Values that the page already knows. */
  begun: Partial<QuoteValues>;
  returned: ReturnedForm | undefined;
}

/** The fields whose problems depend on another one. */
const CHANGED_WITH: Readonly<Record<string, readonly QuoteField[]>> = {
  kind: ['kind', 'guests', 'message'],
  reply_by: ['reply_by', 'phone_number'],
};

/** The form in the browser: it keeps what is typed, shows problems beside their fields, and sends a request once. */
export function useQuoteForm({ begun, returned }: QuoteFormStart) {
  const [initial] = useState<Partial<QuoteValues>>(() => returned?.values ?? { ...begun, ...readDraft() });
  const [watched, setWatched] = useState(() => watchedOf(initial));
  const [refusal, setRefusal] = useState<Refusal>(returned ?? { problems: {} });
  const [limits, setLimits] = useState<Pick<Sending, 'limitsOfQuote' | 'lastDay'> | null>(null);
  const [busy, setBusy] = useState(false);
  const shown = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const toast = useToast();

  useEffect(() => {
    if (!shown.current) return;
    showValues(shown.current, takeKept());
    // Anyone who was faster than the scripts has chosen already.
    setWatched(watchedOf(shownValues(shown.current)));
  }, []);

  // What a visitor said before arrives after hydration, and some of it with the lists that name it.
  const isReturned = returned !== undefined;
  const begin = useEffectEvent(() => {
    if (shown.current && !isReturned) showValues(shown.current, emptyYet(shown.current, begun));
  });
  const begunText = JSON.stringify(begun);
  useEffect(() => {
    begin();
  }, [begunText]);

  const refuse = (form: HTMLFormElement, refused: Refusal) => {
    if (!form.isConnected) return toast.error(NOT_SENT_CLOSED);
    // Rendered at once, so that the focused field already has its description when a screen reader reads it.
    flushSync(() => setRefusal(refused));
    focusFirst(form, refused.problems);
  };

  const send = async (form: HTMLFormElement, values: QuoteValues, code: Sending) => {
    const createQuoteRequestDto = code.requestOf(values);
    const draft = readDraft();
    setRefusal({ problems: {} });
    setBusy(true);
    const answered = code.sayIfLate(setRefusal);
    let link: string | null;
    try {
      const { data } = await code.sendRequest(dispatch, createQuoteRequestDto);
      // A process of the release before answers without.
      link = (data as typeof data | null)?.link ?? null;
    } catch (error) {
      setBusy(false);
      refuse(form, code.failed(error));
      return;
    } finally {
      answered();
    }
    const giveThanks = () => navigate('/gracias', link ? { state: { link } } : undefined);
    if (form.isConnected) {
      dropDraft();
      await giveThanks();
    } else {
      // The visitor closed it and does something else by now.
      dropSent(draft);
      // Where no mail brings the link, nobody else does.
      if (link) toast.success(SENT_CLOSED, UNTIL_CLOSED, { label: SEE_REQUEST, press: () => void giveThanks() });
      else toast.success(SENT_CLOSED);
    }
  };

  /** Checks and sends, one request at a time. */
  const submit = async (form: HTMLFormElement) => {
    const values = shownValues(form);
    try {
      const code = await loadSending();
      const problems = { ...code.problemsOf(values), ...code.halfWritten(form) };
      if (Object.keys(problems).length > 0) refuse(form, { problems });
      else await send(form, values, code);
    } catch {
      refuse(form, NOT_SENT);
    } finally {
      sending.current = false;
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current || busy) return;
    sending.current = true;
    void submit(event.currentTarget);
  };

  const onFocus = () => {
    if (!limits)
      void loadSending().then(
        ({ limitsOfQuote, lastDay }) => setLimits({ limitsOfQuote, lastDay }),
        () => undefined,
      );
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    keepDraft(typedValues(event.currentTarget), begun);
    const { name, value } = event.target as HTMLInputElement;
    if (name in watched) setWatched((now) => ({ ...now, [name]: value }));
    const changed = CHANGED_WITH[name] ?? [name as QuoteField];
    if (changed.some((field) => refusal.problems[field])) {
      const settled = Object.fromEntries(changed.map((field) => [field, undefined]));
      setRefusal(({ problems, ...rest }) => ({ ...rest, problems: { ...problems, ...settled } }));
    }
  };

  return {
    ref: shown,
    initial,
    isQuestion: watched.kind === QUESTION,
    /** Whether the answer comes by mail, so that no phone is needed. */
    isByMail: watched.reply_by === BY_MAIL,
    day: watched.event_date,
    guests: watched.guests,
    limits: limits?.limitsOfQuote,
    lastDay: limits?.lastDay(),
    ...refusal,
    busy,
    onSubmit,
    onInput,
    onFocus,
  };
}

/** The fields that the form renders by. */
const watchedOf = ({ kind = '', event_date = '', guests = '', reply_by = '' }: Partial<QuoteValues>) => ({
  kind,
  event_date,
  guests,
  reply_by,
});

/** Of what the page knows, what the form does not show and the visitor has not taken away. */
function emptyYet(form: HTMLFormElement, begun: Partial<QuoteValues>): Partial<QuoteValues> {
  const [values, typed] = [shownValues(form), readDraft()];
  const missing = QUOTE_FIELDS.filter((field) => begun[field] && !values[field] && typed[field] === undefined);
  return Object.fromEntries(missing.map((field) => [field, begun[field]]));
}

function focusFirst(form: HTMLFormElement, problems: QuoteProblems): void {
  const controls = Array.from(form.elements) as HTMLInputElement[];
  const wrong = QUOTE_FIELDS.filter((field) => problems[field]);
  controls.find(({ name }) => wrong.some((field) => field === name))?.focus();
}
