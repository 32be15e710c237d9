import { lazy, Suspense, type ComponentType } from 'react';
import type { QuoteFormProps } from './QuoteForm';

let Form: ComponentType<QuoteFormProps> = lazy(() =>
  import('./QuoteForm').then(({ QuoteForm }) => ({ default: QuoteForm })),
);

/**
 * Gives the form's code at the start. The server needs it, because it renders a page in one go and cannot wait for
 * code.
 */
export function provideForm(form: ComponentType<QuoteFormProps>): void {
  Form = form;
}

/** The site's own form, where a provider's form may stand in its place. Browsers fetch its code when it is shown. */
export function OwnForm(props: QuoteFormProps) {
  return (
    <Suspense fallback={null}>
      <Form {...props} />
    </Suspense>
  );
}
