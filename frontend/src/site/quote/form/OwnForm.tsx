import { Suspense, useEffect, type ComponentType } from 'react';
import { fetchCode } from '../../../ui/optional/fetch-code';
import { optional } from '../../../ui/optional/optional';
import { keptWish } from '../kept-wish';
import { hasKept } from './draft';
import type { QuoteFormProps } from './QuoteForm';

/** How a visitor begins to use a page. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'popstate'] as const;

/** Whether a form was sent with the page. It works as it is, without scripts. */
const isSent = (): boolean => document.querySelector('.quote-form') !== null;

let formLost: () => void = () => undefined;

/** Stands where a form was sent and React could not take it over: its code must not wait for a sign any longer. */
function LostForm() {
  useEffect(() => {
    formLost();
  }, []);
  return null;
}

/** A form that was sent with the page is hydrated when somebody uses the page, or when it gets back a draft or a wish. */
function wanted(): Promise<void> {
  return new Promise((resolve) => {
    formLost = resolve;
    // React stops events on what it has not hydrated yet, so they are heard before they reach its root.
    const options = { once: true, passive: true, capture: true };
    for (const sign of SIGNS) window.addEventListener(sign, () => resolve(), options);
  });
}

let Form: ComponentType<QuoteFormProps> = optional(async () => {
  const sent = isSent();
  if (sent && !hasKept() && keptWish() === '') await wanted();
  try {
    return (await fetchCode(() => import('./QuoteForm'))).QuoteForm;
  } catch (error) {
    // The one that was sent stays, with what is typed in it.
    if (sent && isSent()) return await new Promise<never>(() => undefined);
    throw error;
  }
});

/** Provides the form's code at the start: the server renders a page in one go and cannot wait for it. */
export function provideForm(form: ComponentType<QuoteFormProps>): void {
  Form = form;
}

/** The site's own form, where a provider's form may stand in its place. Browsers fetch its code when it is shown or used. */
export function OwnForm(props: QuoteFormProps) {
  return (
    <Suspense fallback={<LostForm />}>
      <Form {...props} />
    </Suspense>
  );
}
