/** What the first card paid of an evening, in whole CLP. */
export const USED = 20_000;

/** A gift card of the demo. */
interface DemoGiftCard {
  soldDaysAgo: number;
  /** For how many months it is valid. */
  months: number;
  /** Name of the experience; null for an amount. */
  dish: string | null;
  guests: number;
  amount: number;
  /** Whether a part of it was used. */
  used: boolean;
  buyerName: string;
  buyerEmail: string;
  receiverName: string;
  receiverEmail: string | null;
  message: string | null;
}

export const GIFT_CARDS: readonly DemoGiftCard[] = [
  {
    soldDaysAgo: 9,
    months: 12,
    dish: null,
    guests: 0,
    amount: 90_000,
    used: true,
    buyerName: 'Ignacia Valdés',
    buyerEmail: 'ignacia.valdes@correo.example',
    receiverName: 'Tomás Herrera',
    receiverEmail: 'tomas.herrera@correo.example',
    message: 'Para que invites a los de siempre y no laves ni un plato.',
  },
  {
    soldDaysAgo: 345,
    months: 12,
    dish: 'Veintinueve, día de ñoquis',
    guests: 4,
    amount: 120_000,
    used: false,
    buyerName: 'Francisca Muñoz',
    buyerEmail: 'francisca.munoz@correo.example',
    receiverName: 'Rosario Muñoz',
    receiverEmail: null,
    message: 'Feliz cumpleaños, mamá.',
  },
];
