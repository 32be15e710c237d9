import type { QuoteField } from './quote-values';

/** How the form hands out what a field and its control need, by the field's name. */
export interface FormFields {
  /** For the labelled frame of a field. */
  of: (name: QuoteField) => { id: string; problem: string | undefined };
  /** For the control in it. */
  control: (name: QuoteField) => { name: QuoteField; defaultValue: string | undefined; autoFocus: boolean };
}
