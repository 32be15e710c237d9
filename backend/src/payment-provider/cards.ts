/** The cards of the chooser: what Webpay answers about how somebody paid. */
export interface StandInCard {
  /** Its name for the person who chooses, in Spanish. */
  name: string;
  /** `payment_type_code`: VD debit, VP prepaid, VN credit at once, VC, SI, S2 and NC credit in instalments. */
  type: 'VD' | 'VP' | 'VN' | 'VC' | 'SI' | 'S2' | 'NC';
  /** Number of instalments; 0 for none. */
  instalments: number;
  /** The last four digits of the card. */
  digits: string;
}

export const CARDS: readonly StandInCard[] = [
  { name: 'Crédito, sin cuotas', type: 'VN', instalments: 0, digits: '6623' },
  { name: 'Crédito, 2 cuotas sin interés', type: 'S2', instalments: 2, digits: '6623' },
  { name: 'Crédito, 3 cuotas sin interés', type: 'SI', instalments: 3, digits: '0568' },
  { name: 'Crédito, 6 cuotas sin interés', type: 'NC', instalments: 6, digits: '0568' },
  { name: 'Crédito, 12 cuotas con interés', type: 'VC', instalments: 12, digits: '2032' },
  { name: 'Débito', type: 'VD', instalments: 0, digits: '7763' },
  { name: 'Prepago', type: 'VP', instalments: 0, digits: '5667' },
];

/** Payments that Webpay gives back whole or not at all. */
export const inInstalments = ({ instalments }: StandInCard): boolean => instalments > 0;
