import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import {
  useVerifyPaymentMutation,
  useVerifyRefundMutation,
  type EveningMoneyDto,
  type PaymentToVerifyDto,
  type PaymentTryDto,
  type RefundTryDto,
} from '../../api/api';
import { ConfirmDialog } from '../../ui/admin/dialog/ConfirmDialog';
import { StateTag } from '../../ui/admin/list/StateTag';
import { useRowCall, type RowCall } from '../../ui/admin/list/use-row-call';
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
          what="payment"
          mayDecide={mayDecide}
          calls={calls}
          decide={(paid) => verifyPayment({ id: one.id, verifyPaymentDto: { paid } }).unwrap()}
        />
      ))}
      {refunds.map((one) => (
        <Try
          key={`refund ${one.id}`}
          of={one}
          what="refund"
          mayDecide={mayDecide}
          calls={calls}
          decide={(made) => verifyRefund({ id: one.id, verifyRefundDto: { made } }).unwrap()}
        />
      ))}
    </ul>
  );
}

const WORDS = {
  payment: {
    name: 'Pago con tarjeta',
    yes: 'Se pagó',
    no: 'No se pagó',
    ifYes: (amount: string) => `Según Transbank se pagaron ${amount}. Queda anotado, y el cliente recibe un correo.`,
    ifNo: (amount: string) => `Según Transbank no se pagaron ${amount}. No se anota nada, y no se vuelve a preguntar.`,
  },
  refund: {
    name: 'Devolución a la tarjeta',
    yes: 'Se devolvió',
    no: 'No se devolvió',
    ifYes: (amount: string) =>
      `Según Transbank se devolvieron ${amount}. Queda anotado, y el cliente recibe un correo.`,
    ifNo: (amount: string) => `Según Transbank no se devolvieron ${amount}. Siguen por devolver.`,
  },
} as const;

interface TryProps {
  of: PaymentTryDto | PaymentToVerifyDto | RefundTryDto;
  what: keyof typeof WORDS;
  mayDecide: boolean;
  calls: RowCall;
  decide: (yes: boolean) => Promise<{ msg: string }>;
}

function Try({ of, what, mayDecide, calls, decide }: TryProps) {
  const { name, yes, no, ifYes, ifNo } = WORDS[what];
  const key = `${what} ${of.id}`;
  const [asked, setAsked] = useState<boolean>();
  const onDecide = (said: boolean) => {
    setAsked(undefined);
    void calls.run(key, () => decide(said));
  };
  const isAsked = of.state === 'por_verificar';
  return (
    <li>
      <span>
        {name} {clp(of.amount)} <StateTag look={isAsked ? 'bad' : 'wait'}>{of.state_name}</StateTag>
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
        <p className="g-soft">
          Transbank no respondió. Busca la orden en su portal
          {mayDecide ? ' y di qué pasó.' : '; lo decide un administrador.'}
        </p>
      )}
      {isAsked && mayDecide && (
        <div className="g-evening-buttons">
          <Button size="small" disabled={calls.isBusy(key)} onClick={() => setAsked(true)}>
            {yes}
          </Button>
          <Button size="small" disabled={calls.isBusy(key)} onClick={() => setAsked(false)}>
            {no}
          </Button>
        </div>
      )}
      {asked !== undefined && (
        <ConfirmDialog
          open
          title={`¿${asked ? yes : no}?`}
          stayLabel="Volver"
          goLabel={asked ? yes : no}
          onStay={() => setAsked(undefined)}
          onGo={() => onDecide(asked)}
        >
          {asked ? ifYes(clp(of.amount)) : ifNo(clp(of.amount))}
        </ConfirmDialog>
      )}
    </li>
  );
}
