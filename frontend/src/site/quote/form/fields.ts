import type { QuoteField } from './quote-values';

/** Gives a field and its control their attributes, by the field's name. */
export interface FormFields {
  /** For the labelled element. */
  of: (name: QuoteField) => { id: string; problem: string | undefined };
  /** For the control inside. */
  control: (name: QuoteField) => { name: QuoteField; defaultValue: string | undefined; autoFocus: boolean };
}
