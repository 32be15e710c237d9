import { STATE_LABELS, type QuoteState } from './quote-labels';

const STYLES: Record<QuoteState, string> = {
  nueva: 'state state--wait',
  contactada: 'state',
  cerrada: 'state state--off',
};

/** A request's state as a pill with a dot, so that it does not depend on colour alone. */
export function QuoteStateTag({ state }: { state: QuoteState }) {
  return <span className={STYLES[state]}>{STATE_LABELS[state]}</span>;
}
