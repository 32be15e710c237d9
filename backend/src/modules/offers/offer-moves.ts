/** The states of an offer, with the names that people read. */
export const OFFER_STATE_NAMES = {
  borrador: 'Borrador',
  enviada: 'Enviada',
  vista: 'Vista',
  aceptada: 'Aceptada',
  rechazada: 'Rechazada',
  vencida: 'Vencida',
  reemplazada: 'Reemplazada',
  retirada: 'Retirada',
} as const;
export type OfferState = keyof typeof OFFER_STATE_NAMES;
export const OFFER_STATES = Object.keys(OFFER_STATE_NAMES) as OfferState[];

/** States in which the client can still answer. */
export const OPEN_OFFER_STATES = ['enviada', 'vista'] as const satisfies OfferState[];

/**
 * Causes of a move. Staff send or withdraw it, or record an acceptance on the telephone. The client opens, accepts or
 * declines it. Time passes, a newer version is sent, another offer is accepted, what was agreed changes, or the evening is
 * cancelled.
 */
export type OfferMoveBy = 'staff' | 'client' | 'phone' | 'time' | 'version' | 'choice' | 'change' | 'evening';

/** A move that is allowed. */
interface OfferMove {
  readonly from: readonly OfferState[];
  readonly to: OfferState;
  readonly by: OfferMoveBy;
}

/** Every move. The API refuses all others. docs/product.md lists the same. */
export const OFFER_MOVES: readonly OfferMove[] = [
  { from: ['borrador'], to: 'enviada', by: 'staff' },
  { from: ['enviada'], to: 'vista', by: 'client' },
  { from: OPEN_OFFER_STATES, to: 'aceptada', by: 'client' },
  { from: OPEN_OFFER_STATES, to: 'aceptada', by: 'phone' },
  { from: OPEN_OFFER_STATES, to: 'rechazada', by: 'client' },
  { from: OPEN_OFFER_STATES, to: 'vencida', by: 'time' },
  { from: ['enviada', 'vista', 'vencida'], to: 'reemplazada', by: 'version' },
  { from: OPEN_OFFER_STATES, to: 'reemplazada', by: 'choice' },
  { from: ['aceptada'], to: 'reemplazada', by: 'change' },
  // Only a change of what was agreed is withdrawn.
  { from: OPEN_OFFER_STATES, to: 'retirada', by: 'staff' },
  { from: OPEN_OFFER_STATES, to: 'retirada', by: 'evening' },
];

/** Whether an offer moves from one state to another in this way. */
export const canMove = (from: OfferState, to: OfferState, by: OfferMoveBy): boolean =>
  OFFER_MOVES.some((move) => move.from.includes(from) && move.to === to && move.by === by);

/** Whether the client can still answer an offer in this state. */
export const isOpen = (state: OfferState): boolean => OPEN_OFFER_STATES.some((open) => open === state);
