import { Button } from 'antd';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';

import { statusOf } from '../../api/error-text';
import { api } from '../../api/api';
import { useGetGiftCardQuery, type GiftCardEntryDto, type GiftCardPageDto } from '../../api/generated';
import { useCall } from '../../api/use-call';
import { WAY_NAMES } from '../../api/staff-names.generated';
import { selectAdmitted } from '../../session/session-slice';
import { dayText } from '../../ui/days';
import { ConfirmDialog } from '../../ui/admin/dialog/ConfirmDialog';
import { MailProblem } from '../../ui/admin/feedback/MailProblem';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { LeaveQuestion } from '../../ui/admin/form/LeaveQuestion';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import { StateTag } from '../../ui/admin/list/StateTag';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import { momentText } from '../../ui/admin/moments';
import { clp } from '../../ui/format';
import { HISTORY, useHistory } from '../history/use-history';
import { Facts } from '../layout/Fact';
import { NoSuchRecord } from '../layout/NoSuchRecord';
import { PageHead } from '../layout/PageHead';
import { useIdParam } from '../layout/use-id-param';
import { eveningPath, GIFT_CARDS_PATH, giftCardPath } from '../paths';
import { ENTRY_LABELS, experienceText, isValid, STATES } from './gift-card-text';
import './gift-cards.css';
import { CorrectSaleDialog } from './CorrectSaleDialog';
import { GiveBackDialog } from './GiveBackDialog';
import { ReceiveDialog } from './ReceiveDialog';
import { VoidDialog } from './VoidDialog';

/** One gift card: for whom it is, what is left of it, and everything that moved its money. */
export function GiftCardPage() {
  const id = useIdParam();
  return id ? <OneCard key={id} id={id} /> : <NoSuchCard />;
}

function OneCard({ id }: { id: number }) {
  const { currentData, error, refetch } = useGetGiftCardQuery({ id }, { refetchOnMountOrArgChange: true });
  const card = currentData?.data;
  if (statusOf(error) === 404) return <NoSuchCard />;
  return (
    <>
      <PageHead
        title={card ? `Gift card ${card.number}` : 'Gift card'}
        crumbs={[
          { name: 'Gift cards', path: GIFT_CARDS_PATH },
          { name: card?.number ?? 'Gift card', path: giftCardPath(id) },
        ]}
      />
      {card ? <Opened card={card} /> : <LoadingOrError error={error} onRetry={refetch} />}
    </>
  );
}

interface PartProps {
  card: GiftCardPageDto;
  onDirty: (dirty: boolean) => void;
}

function Opened({ card }: { card: GiftCardPageDto }) {
  const [pressing, setPressing] = useState(false);
  const [correcting, setCorrecting] = useState(false);
  return (
    <div className="g-gift-page">
      <section aria-labelledby="gift-about">
        <h2 id="gift-about">Lo regalado</h2>
        <p className="g-gift-balance">
          <strong>{clp(card.balance)}</strong> de {clp(card.amount)}
          <StateTag look={STATES[card.state].look}>{STATES[card.state].label}</StateTag>
        </p>
        {card.to_give_back > 0 && (
          <p className="g-gift-problem">Por devolver a quien la compró: {clp(card.to_give_back)}.</p>
        )}
        <CardFacts card={card} />
        <Presses card={card} onDirty={setPressing} />
      </section>
      <section aria-labelledby="gift-entries">
        <h2 id="gift-entries">Movimientos</h2>
        <Entries card={card} onDirty={setCorrecting} />
      </section>
      <LeaveQuestion dirty={pressing || correcting} />
    </div>
  );
}

function CardFacts({ card }: { card: GiftCardPageDto }) {
  const facts: [name: string, value: string | null | undefined][] = [
    ['Experiencia', experienceText(card)],
    ['De', `${card.buyer_name}, ${card.buyer_email}`],
    ['Para', [card.receiver_name, card.receiver_email].filter(Boolean).join(', ')],
    ['Mensaje', card.message],
    ['Llega el', dayText(card.arrives_on)],
    ['Enviada', card.mailed_at && momentText(card.mailed_at)],
    ['Se usa hasta el', card.valid_until && dayText(card.valid_until)],
    ['Pedida', `${momentText(card.created_at)}, ${card.origin === 'web' ? 'en el sitio' : 'por teléfono'}`],
    ['Por qué se anuló', card.void_reason],
  ];
  return <Facts className="g-gift-facts" facts={facts.filter(([, value]) => value)} />;
}

/** What staff do with it; what is an administrator's is only shown to one. */
function Presses({ card, onDirty }: PartProps) {
  const { id, state, erased_at: erased } = card;
  const isAdmin = useSelector(selectAdmitted)?.role === 'ADMIN';
  const calls = useRowCall();
  const history = useHistory();
  const [code, setCode] = useState<string>();
  const [asked, setAsked] = useState<'void' | 'back' | 'erase' | 'receive'>();
  const showCode = useCall(api.endpoints.showGiftCardCode);
  const sendAgain = useCall(api.endpoints.sendGiftCardAgain);
  const erase = useCall(api.endpoints.eraseGiftCard);
  const hasCode = isValid(card);
  const close = () => {
    setAsked(undefined);
    onDirty(false);
  };
  return (
    <>
      {card.mail?.problem && (
        <p className="g-gift-problem" role="status">
          <MailProblem mail={card.mail} />
        </p>
      )}
      {code !== undefined && (
        <p className="g-gift-code" role="status">
          <span className="visually-hidden">Código: </span>
          {code}
        </p>
      )}
      <div className="g-presses">
        {hasCode && code === undefined && (
          <LoadingButton
            busy={calls.isBusy(id)}
            onClick={() =>
              void calls
                .run(
                  id,
                  () => showCode({ id }),
                  () => 'El registro dice que viste este código.',
                )
                .then(({ answer }) => setCode(answer?.data.code))
            }
          >
            Mostrar código
          </LoadingButton>
        )}
        {hasCode && erased === null && (
          <LoadingButton
            busy={calls.isBusy(`${id} mail`)}
            onClick={() => void calls.run(`${id} mail`, () => sendAgain({ id }))}
          >
            Enviar otra vez
          </LoadingButton>
        )}
        {(state === 'por_pagar' || state === 'descartada') && (
          <Button type="primary" onClick={() => setAsked('receive')}>
            Anotar pago
          </Button>
        )}
        <Button onClick={() => history.see({ kind: 'gift_card', id })}>{HISTORY}</Button>
        {isAdmin && hasCode && card.to_give_back > 0 && (
          <Button type="primary" onClick={() => setAsked('back')}>
            Anotar devolución
          </Button>
        )}
        {isAdmin && (hasCode || (state === 'anulada' && card.to_give_back > 0)) && (
          <Button danger onClick={() => setAsked('void')}>
            {state === 'anulada' ? 'Anotar devolución' : 'Anular'}
          </Button>
        )}
        {isAdmin && erased === null && (
          <Button danger onClick={() => setAsked('erase')}>
            Borrar datos personales
          </Button>
        )}
      </div>
      {asked === 'receive' && <ReceiveDialog card={card} onClose={close} onDirty={onDirty} />}
      {asked === 'back' && <GiveBackDialog card={card} onClose={close} onDirty={onDirty} />}
      {asked === 'void' && <VoidDialog card={card} onClose={close} onDirty={onDirty} />}
      <ConfirmDialog
        open={asked === 'erase'}
        title="¿Borrar los datos personales?"
        stayLabel="Volver"
        goLabel="Borrar datos"
        danger
        busy={calls.isBusy(`${id} erase`)}
        onStay={close}
        onGo={() => void calls.run(`${id} erase`, () => erase({ id })).then(close)}
      >
        Se borran los nombres, los emails y el mensaje. El dinero y el código siguen como están.
      </ConfirmDialog>
      {history.drawer}
    </>
  );
}

function Entries({ card, onDirty }: PartProps) {
  const { entries } = card;
  const isAdmin = useSelector(selectAdmitted)?.role === 'ADMIN';
  const [wrong, setWrong] = useState<GiftCardEntryDto>();
  const close = () => {
    setWrong(undefined);
    onDirty(false);
  };
  if (entries.length === 0) return <p className="g-gift-soft">Todavía no se ha pagado.</p>;
  return (
    <>
      <ul className="g-gift-entries">
        {entries.map((entry) => (
          <li key={entry.id}>
            <span>
              {entry.evening_id === null ? (
                ENTRY_LABELS[entry.kind]
              ) : (
                <Link to={eveningPath(entry.evening_id)}>{ENTRY_LABELS[entry.kind]}</Link>
              )}
              <small>
                {[
                  momentText(entry.at),
                  entry.kind === 'gift_card_sold' && WAY_NAMES[entry.way],
                  entry.reference,
                  entry.actor_name,
                  entry.note,
                  entry.comes_to !== null &&
                    entry.comes_to !== entry.amount &&
                    `corregido: queda en ${clp(entry.comes_to)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              {isAdmin && entry.comes_to !== null && (entry.comes_to > 0 ? isValid(card) : entry.way === 'card') && (
                <Button type="link" size="small" onClick={() => setWrong(entry)}>
                  Corregir
                </Button>
              )}
            </span>
            <strong>{clp(entry.amount)}</strong>
          </li>
        ))}
      </ul>
      {wrong && <CorrectSaleDialog entry={wrong} onClose={close} onDirty={onDirty} />}
    </>
  );
}

function NoSuchCard() {
  return (
    <NoSuchRecord
      title="Gift card"
      section={{ name: 'Gift cards', path: GIFT_CARDS_PATH }}
      back="Volver a las gift cards"
    >
      La gift card no existe.
    </NoSuchRecord>
  );
}
