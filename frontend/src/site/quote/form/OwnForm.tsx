import { lazy, Suspense, type ComponentType } from 'react';
import type { QuoteFormProps } from './QuoteForm';

let Form: ComponentType<QuoteFormProps> = lazy(() =>
  import('./QuoteForm').then(({ QuoteForm }) => ({ default: QuoteForm })),
);

/** Where pages are rendered in one go, on the server, the form's code cannot be waited for: it is given at the start. */
export function provideForm(form: ComponentType<QuoteFormProps>): void {
  Form = form;
}

/** The site's own form where it is in reserve behind a provider's: browsers fetch its code once it is shown (quality.md 1). */
export function OwnForm() {
  return (
    <Suspense fallback={null}>
      <Form />
    </Suspense>
  );
}
