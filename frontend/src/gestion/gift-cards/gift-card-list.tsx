import { api } from '../../api/api';
import type { GiftCardDto, ListGiftCardsApiArg } from '../../api/generated';
import { dayText } from '../../ui/days';
import { CutLink, CutText } from '../../ui/admin/feedback/CutText';
import { optionsOf } from '../../ui/admin/field/options-of';
import type { ListDefinition } from '../../ui/admin/list/list';
import { StateTag } from '../../ui/admin/list/StateTag';
import { csvTime, dayOf } from '../../ui/admin/moments';
import { clp, NONE } from '../../ui/format';
import { giftCardPath } from '../paths';
import { experienceText, STATES } from './gift-card-text';
import '../../ui/admin/list/person-cell.css';

function Which({ card }: { card: GiftCardDto }) {
  return (
    <div className="g-person">
      <div>
        <CutLink to={giftCardPath(card.id)}>{card.number}</CutLink>
        <span className="g-person-more">{experienceText(card) ?? 'Monto'}</span>
      </div>
    </div>
  );
}

/** The gift cards: for whom, what is left of them and until when. */
export const giftCardList: ListDefinition<GiftCardDto, ListGiftCardsApiArg> = {
  call: api.endpoints.listGiftCards,
  noun: ['gift card', 'gift cards'],
  file: 'gift-cards',
  searchLabel: 'Buscar por nombre, email o número',
  noMatch: 'Ninguna gift card coincide con lo que buscas.',
  none: 'Aún no hay gift cards.',
  order: '-created_at',
  filters: {
    state: {
      label: 'Estado',
      all: 'Todos los estados',
      options: optionsOf(STATES),
    },
  },
  columns: [
    { label: 'Gift card', cell: (card) => <Which card={card} />, csv: ({ number }) => number },
    {
      label: 'Estado',
      cell: ({ state }) => <StateTag look={STATES[state].look}>{STATES[state].label}</StateTag>,
      csv: ({ state }) => STATES[state].label,
    },
    { label: 'De', cell: ({ buyer_name: name }) => <CutText>{name}</CutText>, csv: ({ buyer_name: name }) => name },
    { label: 'Email de quien la compró', csv: ({ buyer_email: email }) => email },
    { label: 'Para', cell: ({ receiver_name: to }) => <CutText>{to}</CutText>, csv: ({ receiver_name: to }) => to },
    { label: 'Email de quien la recibe', csv: ({ receiver_email: email }) => email },
    {
      label: 'Vale',
      sort: 'amount',
      orders: ['menor primero', 'mayor primero'],
      align: 'end',
      cell: ({ amount }) => clp(amount),
      csv: ({ amount }) => amount,
    },
    {
      label: 'Queda',
      sort: 'balance',
      orders: ['menor primero', 'mayor primero'],
      align: 'end',
      cell: ({ balance }) => clp(balance),
      csv: ({ balance }) => balance,
    },
    {
      label: 'Hasta',
      sort: 'valid_until',
      orders: ['vence antes', 'vence después'],
      cell: ({ valid_until: until }) => (until === null ? NONE : dayText(until)),
      csv: ({ valid_until: until }) => until,
    },
    {
      label: 'Pedida',
      sort: 'created_at',
      orders: ['las más antiguas primero', 'las más recientes primero'],
      cell: ({ created_at: at }) => dayOf(at),
      csv: ({ created_at: at }) => csvTime(at),
    },
    { label: 'Experiencia', csv: (card) => experienceText(card) ?? null },
    { label: 'Llega el', csv: ({ arrives_on: day }) => day },
  ],
};
