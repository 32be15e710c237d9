import { Button } from 'antd';
import { Link } from 'react-router-dom';

import {
  useVerifyPaymentMutation,
  useVerifyRefundMutation,
  type EveningMoneyDto,
  type PaymentToVerifyDto,
  type PaymentTryDto,
  type RefundTryDto,
} from '../../api/api';
import { StateTag } from '../../ui/admin/list/StateTag';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import { momentText } from '../../ui/admin/moments';
import { clp } from '../../ui/format';
import { giftCardPath } from '../paths';

interface UndecidedProps {
  money: Pick<EveningMoneyDto, 'tries' | 'refunds'>;
  mayDecide: boolean;
}

/** Payments and refunds by card of which it is not known yet what became of them. Administrators decide what nobody could ask for. */
export function Undecided({ money: { tries, refunds }, mayDecide }: UndecidedProps) {
  const calls = useRowCall();
  const [verifyPayment] = useVerifyPaymentMutation();
  const [verifyRefund] = useVerifyRefundMutation();
  if (tries.length + refunds.length === 0) return null;
  return (
    <ul className="money-undecided">
      {tries.map((one) => (
        <Try
          key={`payment ${one.id}`}
          of={one}
          what="Pago con tarjeta"
          mayDecide={mayDecide}
          busy={calls.isBusy(`payment ${one.id}`)}
          yes="Se pagó"
          no="No se pagó"
          onDecide={(paid) =>
            void calls.run(`payment ${one.id}`, () =>
              verifyPayment({ id: one.id, verifyPaymentDto: { paid } }).unwrap(),
            )
          }
        />
      ))}
      {refunds.map((one) => (
        <Try
          key={`refund ${one.id}`}
          of={one}
          what="Devolución a la tarjeta"
          mayDecide={mayDecide}
          busy={calls.isBusy(`refund ${one.id}`)}
          yes="Se devolvió"
          no="No se devolvió"
          onDecide={(made) =>
            void calls.run(`refund ${one.id}`, () => verifyRefund({ id: one.id, verifyRefundDto: { made } }).unwrap())
          }
        />
      ))}
    </ul>
  );
}

interface TryProps {
  of: PaymentTryDto | PaymentToVerifyDto | RefundTryDto;
  what: string;
  mayDecide: boolean;
  busy: boolean;
  yes: string;
  no: string;
  onDecide: (yes: boolean) => void;
}

function Try({ of, what, mayDecide, busy, yes, no, onDecide }: TryProps) {
  const isAsked = of.state === 'por_verificar';
  return (
    <li>
      <span>
        {what} {clp(of.amount)} <StateTag look={isAsked ? 'bad' : 'wait'}>{of.state_name}</StateTag>
      </span>
      <small>
        {momentText(of.created_at)} · orden {of.buy_order}
        {'gift_card_id' in of && of.gift_card_id !== null && (
          <>
            {' · gift card '}
            <Link to={giftCardPath(of.gift_card_id)}>{of.number}</Link>
          </>
        )}
      </small>
      {isAsked && (
        <p className="g-evening-soft">
          Transbank no respondió. Busca la orden en su portal
          {mayDecide ? ' y di qué pasó.' : '; lo decide un administrador.'}
        </p>
      )}
      {isAsked && mayDecide && (
        <div className="g-evening-buttons">
          <Button size="small" disabled={busy} onClick={() => onDecide(true)}>
            {yes}
          </Button>
          <Button size="small" disabled={busy} onClick={() => onDecide(false)}>
            {no}
          </Button>
        </div>
      )}
    </li>
  );
}
