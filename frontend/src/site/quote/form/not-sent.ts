import type { QuoteProblems } from './quote-problems';

/** Why a form was not accepted: problems of its fields, or a failure. */
export interface Refusal {
  problems: QuoteProblems;
  /** The sentence above the button when no field is the cause. */
  failure?: string;
}

/** Used when there was no answer, or the form's code did not arrive. */
export const NOT_SENT: Refusal = {
  problems: {},
  failure: 'No pudimos enviar tu solicitud. Lo que escribiste sigue aquí: vuelve a intentarlo en un momento.',
};

/** Said beside the server's sentence when an earlier request is stored already. */
export const STILL_HERE = 'Lo que escribiste sigue aquí: si lo envías de nuevo, será otra solicitud.';

/** Said of a form that was closed while it was sent. */
export const SENT_CLOSED = 'Recibimos tu solicitud.';
export const SEE_REQUEST = 'Ver mi solicitud';
export const NOT_SENT_CLOSED = 'No pudimos enviar tu solicitud. Abre de nuevo el formulario para intentarlo otra vez.';
