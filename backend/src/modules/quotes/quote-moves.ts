/** How far a request has come, with the names that people read. */
export const QUOTE_STATE_NAMES = {
  nueva: 'Nueva',
  contactada: 'Contactada',
  cotizada: 'Cotizada',
  aceptada: 'Aceptada',
  realizada: 'Realizada',
  perdida: 'Perdida',
} as const;
export type QuoteState = keyof typeof QUOTE_STATE_NAMES;
export const QUOTE_STATES = Object.keys(QUOTE_STATE_NAMES) as QuoteState[];

/** States in which somebody still has something to do. */
export const OPEN_STATES = ['nueva', 'contactada', 'cotizada', 'aceptada'] as const satisfies QuoteState[];

/** Why a request was lost, with the names that people read. */
export const LOST_REASON_NAMES = {
  precio: 'Precio',
  fecha: 'Fecha',
  sin_respuesta: 'Sin respuesta',
  otro_proveedor: 'Otro proveedor',
  no_ofrecemos: 'No lo ofrecemos',
  repetida: 'Repetida',
  spam: 'Spam',
  retirada: 'Retirada por el cliente',
  otra: 'Otra',
} as const;
export type LostReason = keyof typeof LOST_REASON_NAMES;
export const LOST_REASONS = Object.keys(LOST_REASON_NAMES) as LostReason[];

/** The reason that needs words. */
export const OTHER_REASON = 'otra' satisfies LostReason;

/** Causes of a move: a person's hand, a message or offer from the product, the client, or time. */
export type MoveBy = 'hand' | 'message' | 'offer' | 'client' | 'time';

/** What a move by hand needs. */
export const MOVE_NEEDS = ['nothing', 'note', 'reason'] as const;
export type MoveNeeds = (typeof MOVE_NEEDS)[number];

/** A move that is allowed. */
export interface Move {
  readonly from: readonly QuoteState[];
  readonly to: QuoteState;
  readonly by: MoveBy;
  readonly needs: MoveNeeds;
  /** The label of its button; only for moves by hand. */
  readonly label?: string;
}

/** Every move. The API refuses all others. The back-office's buttons, the board and docs/product.md follow it. */
export const MOVES: readonly Move[] = [
  { from: ['nueva'], to: 'contactada', by: 'hand', needs: 'nothing', label: 'Marcar contactada' },
  { from: ['nueva'], to: 'contactada', by: 'message', needs: 'nothing' },
  { from: ['nueva', 'contactada'], to: 'cotizada', by: 'offer', needs: 'nothing' },
  { from: ['cotizada'], to: 'aceptada', by: 'hand', needs: 'note', label: 'Aceptó por teléfono' },
  { from: ['cotizada'], to: 'aceptada', by: 'client', needs: 'nothing' },
  { from: ['aceptada'], to: 'realizada', by: 'hand', needs: 'nothing', label: 'Marcar realizada' },
  { from: ['aceptada'], to: 'realizada', by: 'time', needs: 'nothing' },
  { from: OPEN_STATES, to: 'perdida', by: 'hand', needs: 'reason', label: 'Marcar perdida' },
  { from: OPEN_STATES, to: 'perdida', by: 'client', needs: 'nothing' },
  { from: ['perdida'], to: 'contactada', by: 'hand', needs: 'nothing', label: 'Reabrir' },
];

/** The move from one state to another in this way; undefined if it does not exist. */
export const moveFor = (from: QuoteState, to: QuoteState, by: MoveBy): Move | undefined =>
  MOVES.find((move) => move.from.includes(from) && move.to === to && move.by === by);

/** The moves that staff can make in this state, the usual next step first. */
export const movesByHand = (from: QuoteState): Move[] =>
  MOVES.filter((move) => move.by === 'hand' && move.from.includes(from));

/** How a request gets into a state that no hand can set. */
const ONLY_BY: Record<QuoteState, string> = {
  nueva: 'Una solicitud es nueva solo hasta que alguien la atiende.',
  cotizada: 'Una solicitud queda cotizada cuando se le envía una cotización.',
  aceptada: 'Solo se acepta una solicitud que ya está cotizada.',
  realizada: 'Solo se realiza una solicitud aceptada.',
  contactada: 'Solo se contacta una solicitud nueva, o una perdida que se reabre.',
  perdida: 'Una solicitud realizada ya no se pierde.',
};

/** Why a move is refused, as staff read it. */
export function refusalOf(from: QuoteState, to: QuoteState): string {
  const is = QUOTE_STATE_NAMES[from].toLocaleLowerCase('es');
  return from === to ? `La solicitud ya está ${is}.` : `La solicitud está ${is}. ${ONLY_BY[to]}`;
}
