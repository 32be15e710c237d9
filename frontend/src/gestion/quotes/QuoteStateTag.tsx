import { StateTag } from '../../ui/admin/StateTag';
import { STATE_LABELS, type QuoteState } from './quote-labels';

const LOOKS = { nueva: 'wait', contactada: 'on', cerrada: 'off' } as const;

/** A request's state. */
export function QuoteStateTag({ state }: { state: QuoteState }) {
  return <StateTag look={LOOKS[state]}>{STATE_LABELS[state]}</StateTag>;
}
