import type { QuoteRequestDto } from '../../api/generated';
import { isUndelivered } from '../../ui/admin/feedback/mail';
import { StateTag } from '../../ui/admin/list/StateTag';
import { STATE_LABELS } from './quote-labels';

const LOOKS = {
  nueva: 'wait',
  contactada: 'on',
  cotizada: 'on',
  aceptada: 'on',
  realizada: 'off',
  perdida: 'off',
} as const;

interface QuoteStateTagProps {
  request: Pick<QuoteRequestDto, 'state' | 'mail' | 'blocked'>;
}

/** A request's state, whether its data must not be used, and whether notifying the company failed. */
export function QuoteStateTag({ request: { state, mail, blocked } }: QuoteStateTagProps) {
  return (
    <StateTag
      look={blocked ? 'bad' : LOOKS[state]}
      mark={state === 'nueva' && isUndelivered(mail) && 'Correo no entregado'}
    >
      {blocked ? 'Bloqueada' : STATE_LABELS[state]}
    </StateTag>
  );
}
