import type { QuoteProblems } from './quote-problems';

/** Why a form was not taken: what is wrong with its fields, or what kept it from arriving. */
export interface Refusal {
  problems: QuoteProblems;
  /** What to say above the button where no field is to blame. */
  failure?: string;
}

/** What there is to say where nothing came back, not even the form's own code. */
export const NOT_SENT: Refusal = {
  problems: {},
  failure: 'No pudimos enviar tu solicitud. Lo que escribiste sigue aquí: vuelve a intentarlo en un momento.',
};
