import type { GiftCardDto, GiftCardEntryDto } from '../../api/generated';

/** The states of a gift card, in the order of its life, and how they look. */
export const STATES = {
  por_pagar: { label: 'Por pagar', look: 'wait' },
  vigente: { label: 'Vigente', look: 'on' },
  agotada: { label: 'Usada', look: 'off' },
  vencida: { label: 'Vencida', look: 'bad' },
  anulada: { label: 'Anulada', look: 'bad' },
  descartada: { label: 'Sin pagar', look: 'off' },
} as const satisfies Record<GiftCardDto['state'], { label: string; look: string }>;

/** How money went back to the buyer, as an answer to the dialog's question. */
export const BACK_WAYS = [
  { value: 'transfer', label: 'Por transferencia' },
  { value: 'other', label: 'De otra forma' },
];

/** What an entry is to the card; `ENTRY_NAMES` says what it is to the evening and the cash book. */
export const ENTRY_LABELS: Record<GiftCardEntryDto['kind'], string> = {
  gift_card_sold: 'Venta',
  gift_card_used: 'Pago de una velada',
  gift_card_returned: 'Devuelto por una velada',
  refund: 'Devuelto al comprador',
  correction: 'Corrección de la venta',
};

/** Whether its money came and nobody voided it. */
export const isValid = ({ state }: GiftCardDto): boolean =>
  state === 'vigente' || state === 'agotada' || state === 'vencida';

/** What a card is for: 'Cena de otoño para 2 personas', or nothing where it is an amount. */
export function experienceText({ experience_name: name, guests }: GiftCardDto): string | undefined {
  if (name === null) return undefined;
  return `${name} para ${guests === 1 ? '1 persona' : `${guests} personas`}`;
}
