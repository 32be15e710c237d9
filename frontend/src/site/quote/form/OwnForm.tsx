import { lazy, Suspense, type ComponentType } from 'react';
import type { QuoteFormProps } from './QuoteForm';

let Form: ComponentType<QuoteFormProps> = lazy(() =>
  import('./QuoteForm').then(({ QuoteForm }) => ({ default: QuoteForm })),
);

/** Where pages are rendered in one go, on the server, the form's code cannot be waited for: it is given at the start. */
export function provideForm(form: ComponentType<QuoteFormProps>): void {
  Form = form;
}

/** The site's own form where a provider's may stand in its place: browsers fetch its code once it is shown. */
export function OwnForm(props: QuoteFormProps) {
  return (
    <Suspense fallback={null}>
      <Form {...props} />
    </Suspense>
  );
}
