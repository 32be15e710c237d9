import type { GiftCardDto, GiftCardEntryDto } from '../../api/generated';
import { dayOf } from '../../ui/admin/moments';

/** The states of a gift card, in the order of its life. */
export const STATE_LABELS: Record<GiftCardDto['state'], string> = {
  por_pagar: 'Por pagar',
  vigente: 'Vigente',
  agotada: 'Usada',
  vencida: 'Vencida',
  anulada: 'Anulada',
  descartada: 'Sin pagar',
};

export const STATE_LOOKS: Record<GiftCardDto['state'], 'on' | 'off' | 'wait' | 'bad'> = {
  por_pagar: 'wait',
  vigente: 'on',
  agotada: 'off',
  vencida: 'bad',
  anulada: 'bad',
  descartada: 'off',
};

export const WAY_LABELS: Record<GiftCardEntryDto['way'], string> = {
  card: 'Tarjeta',
  transfer: 'Transferencia',
  gift_card: 'Gift card',
  other: 'Otro',
};

export const ENTRY_LABELS: Record<GiftCardEntryDto['kind'], string> = {
  gift_card_sold: 'Venta',
  gift_card_used: 'Pago de una velada',
  gift_card_returned: 'Devuelto por una velada',
  refund: 'Devuelto al comprador',
};

/** What a card is for: 'Cena de otoño para 2 personas', or nothing where it is an amount. */
export function experienceText({ experience_name: name, guests }: GiftCardDto): string | undefined {
  if (name === null) return undefined;
  return `${name} para ${guests === 1 ? '1 persona' : `${guests} personas`}`;
}

/** A day with its year, because cards end in another: '19 nov 2027'. */
export const dayText = (day: string): string => dayOf(`${day}T15:00:00Z`);
