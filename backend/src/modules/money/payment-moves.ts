/** The states of a payment by card, with the names that staff read. */
export const PAYMENT_STATE_NAMES = {
  creada: 'Creado',
  en_webpay: 'En Webpay',
  pagada: 'Pagado',
  rechazada: 'Rechazado',
  anulada: 'Anulado',
  vencida: 'Vencido',
  por_verificar: 'Por verificar',
} as const;
export type PaymentState = keyof typeof PAYMENT_STATE_NAMES;
export const PAYMENT_STATES = Object.keys(PAYMENT_STATE_NAMES) as PaymentState[];

/**
 * From where to where. What somebody aborted, or let expire, may still turn out to be paid: in another tab, or by an answer that
 * comes late.
 */
const MOVES: Record<PaymentState, readonly PaymentState[]> = {
  creada: ['en_webpay', 'vencida'],
  en_webpay: ['pagada', 'rechazada', 'anulada', 'vencida', 'por_verificar'],
  anulada: ['pagada', 'rechazada', 'por_verificar'],
  vencida: ['pagada', 'rechazada', 'por_verificar'],
  por_verificar: ['pagada', 'rechazada', 'vencida'],
  pagada: [],
  rechazada: [],
};

export const canMove = (from: PaymentState, to: PaymentState): boolean => MOVES[from].includes(to);

/** Whether nothing can come of it any more. */
export const isFinal = (state: PaymentState): boolean => MOVES[state].length === 0;

/** The states in which the provider is polled until the payment is decided. */
export const OPEN_STATES = ['creada', 'en_webpay', 'por_verificar'] as const satisfies PaymentState[];

/** The states of a refund. One by card is requested from the provider first; staff note the others after making them. */
export const REFUND_STATE_NAMES = {
  pedida: 'Pedida',
  hecha: 'Hecha',
  rechazada: 'Rechazada',
  por_verificar: 'Por verificar',
} as const;
export type RefundState = keyof typeof REFUND_STATE_NAMES;
export const REFUND_STATES = Object.keys(REFUND_STATE_NAMES) as RefundState[];

/** The states in which it is not known whether a refund was made. While there is one, its evening gets no other. */
export const OPEN_REFUND_STATES = ['pedida', 'por_verificar'] as const satisfies RefundState[];
