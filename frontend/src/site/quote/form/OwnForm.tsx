import { lazy, Suspense, type ComponentType } from 'react';
import type { QuoteFormProps } from './QuoteForm';

/** How a visitor begins to use a page. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'popstate'] as const;

/**
 * A form that was sent with the page works as it is, without scripts: its code waits until somebody uses the page. A form
 * that is shown later is being asked for.
 */
function wanted(): Promise<void> {
  if (!document.querySelector('.quote-form')) return Promise.resolve();
  return new Promise((resolve) => {
    // React stops events on what it has not hydrated yet, so they are heard before they reach its root.
    const options = { once: true, passive: true, capture: true };
    for (const sign of SIGNS) window.addEventListener(sign, () => resolve(), options);
  });
}

let Form: ComponentType<QuoteFormProps> = lazy(async () => {
  await wanted();
  return { default: (await import('./QuoteForm')).QuoteForm };
});

/**
 * Gives the form's code at the start. The server needs it, because it renders a page in one go and cannot wait for
 * code.
 */
export function provideForm(form: ComponentType<QuoteFormProps>): void {
  Form = form;
}

/** The site's own form, where a provider's form may stand in its place. Browsers fetch its code when it is shown or used. */
export function OwnForm(props: QuoteFormProps) {
  return (
    <Suspense fallback={null}>
      <Form {...props} />
    </Suspense>
  );
}
