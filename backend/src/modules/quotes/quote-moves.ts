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

/** States in which the client has not decided yet. */
export const UNDECIDED_STATES = ['nueva', 'contactada', 'cotizada'] as const satisfies QuoteState[];

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
  cancelo_chef: 'Canceló el chef',
  cancelamos: 'Cancelamos nosotros',
  fuerza_mayor: 'Fuerza mayor',
  otra: 'Otra',
} as const;
export type LostReason = keyof typeof LOST_REASON_NAMES;
export const LOST_REASONS = Object.keys(LOST_REASON_NAMES) as LostReason[];

/** The reasons that only a cancelled evening gives. */
const OF_EVENINGS = ['cancelo_chef', 'cancelamos', 'fuerza_mayor'] as const satisfies LostReason[];

/** The reasons that staff can choose. */
export const CHOSEN_REASONS = LOST_REASONS.filter((reason) => !OF_EVENINGS.some((other) => other === reason));

/** The reason that needs words. */
export const OTHER_REASON = 'otra' satisfies LostReason;

/**
 * Who makes a move: anybody of the staff, only an administrator, the client, or the product. The product makes it with
 * a message or an offer that reached the client, a yes that staff note, a cancelled evening, or as time passes.
 */
export const MOVERS = ['hand', 'admin', 'client', 'message', 'offer', 'phone', 'evening', 'time'] as const;
export type MoveBy = (typeof MOVERS)[number];

/** What a move by staff needs: nothing, a confirmation, a note, a reason, or the offer that was accepted. */
export const MOVE_NEEDS = ['nothing', 'confirmation', 'note', 'reason', 'offer'] as const;
export type MoveNeeds = (typeof MOVE_NEEDS)[number];

/** What decides about a request's moves. */
export interface Situation {
  state: QuoteState;
  /** Whether it has an evening that is not cancelled. */
  hasEvening: boolean;
  /** Whether the day of its evening has come in Chile. Without an evening, the day that the client named; true without one. */
  dayCame: boolean;
  /** Whether the client can answer one of its offers today. Only read for a lost request. */
  offered: boolean;
  /** Whether the mover marked it as done a moment ago. */
  justMarked?: boolean;
}

/** A move that is allowed. */
export interface Move {
  readonly from: readonly QuoteState[];
  readonly to: QuoteState;
  readonly by: MoveBy;
  readonly needs: MoveNeeds;
  /** The label of its button. A move of staff without one has no button. */
  readonly label?: string;
  /** When it is allowed; always by default. */
  readonly when?: (situation: Situation) => boolean;
}

const isFree = ({ hasEvening }: Situation): boolean => !hasEvening;

/** Every move. The API refuses all others. Buttons, list, board, jobs and docs/product.md follow it. */
export const MOVES: readonly Move[] = [
  { from: ['nueva'], to: 'contactada', by: 'hand', needs: 'nothing', label: 'Marcar contactada' },
  { from: ['nueva'], to: 'contactada', by: 'message', needs: 'nothing' },
  { from: ['nueva', 'contactada'], to: 'cotizada', by: 'offer', needs: 'nothing' },
  { from: UNDECIDED_STATES, to: 'aceptada', by: 'phone', needs: 'offer', label: 'Aceptó por teléfono' },
  { from: UNDECIDED_STATES, to: 'aceptada', by: 'client', needs: 'nothing' },
  {
    from: ['aceptada'],
    to: 'realizada',
    by: 'hand',
    needs: 'confirmation',
    label: 'Marcar realizada',
    when: ({ dayCame }) => dayCame,
  },
  { from: ['aceptada'], to: 'realizada', by: 'time', needs: 'nothing', when: ({ dayCame }) => dayCame },
  { from: ['realizada'], to: 'aceptada', by: 'hand', needs: 'nothing', when: ({ justMarked }) => justMarked === true },
  { from: ['realizada'], to: 'aceptada', by: 'admin', needs: 'note', label: 'Reabrir' },
  { from: OPEN_STATES, to: 'perdida', by: 'hand', needs: 'reason', label: 'Marcar perdida', when: isFree },
  { from: OPEN_STATES, to: 'perdida', by: 'client', needs: 'nothing', when: isFree },
  { from: ['aceptada'], to: 'perdida', by: 'evening', needs: 'nothing' },
  { from: ['perdida'], to: 'contactada', by: 'hand', needs: 'nothing', label: 'Reabrir', when: (it) => !it.offered },
  { from: ['perdida'], to: 'cotizada', by: 'hand', needs: 'nothing', label: 'Reabrir', when: (it) => it.offered },
];

/** An administrator does what anybody of the staff does, and more. */
const makes = (by: MoveBy, move: Move): boolean => move.by === by || (by === 'admin' && move.by === 'hand');

const isAllowed = (situation: Situation, move: Move): boolean =>
  move.from.includes(situation.state) && (move.when?.(situation) ?? true);

/** The move to a state that somebody can make in a situation; undefined if it does not exist. */
export const moveFor = (situation: Situation, to: QuoteState, by: MoveBy): Move | undefined =>
  MOVES.find((move) => move.to === to && makes(by, move) && isAllowed(situation, move));

/** The moves with a button in a situation, the usual next step first. Those `by` 'admin' are for administrators only. */
export const movesOfStaff = (situation: Situation): Move[] =>
  MOVES.filter((move) => move.label !== undefined && isAllowed(situation, move));

/** The state to which a lost request returns: the client may still have an offer to answer. */
export const reopenedState = ({ offered }: Pick<Situation, 'offered'>): QuoteState =>
  offered ? 'cotizada' : 'contactada';

/** How a request gets into a state that no hand can set. */
const ONLY_BY: Record<QuoteState, string> = {
  nueva: 'Una solicitud es nueva solo hasta que alguien la atiende.',
  cotizada: 'Una solicitud queda cotizada cuando se le envía una cotización.',
  aceptada: 'Un sí es un sí a una cotización: anótalo con «Aceptó por teléfono».',
  realizada: 'Solo se realiza una solicitud aceptada.',
  contactada: 'Solo se contacta una solicitud nueva, o una perdida que se reabre.',
  perdida: 'Una solicitud realizada ya no se pierde.',
};

/** Why a move is refused, as staff read it. */
export function refusalOf({ state, hasEvening, dayCame }: Situation, to: QuoteState): string {
  const is = QUOTE_STATE_NAMES[state].toLocaleLowerCase('es');
  if (state === to) return `La solicitud ya está ${is}.`;
  if (to === 'perdida' && hasEvening) return EVENING_STANDS;
  if (state === 'aceptada' && to === 'realizada' && !dayCame)
    return 'La velada todavía no llega: se puede marcar realizada desde su día.';
  if (state === 'realizada' && to === 'aceptada')
    return 'La solicitud está realizada. Solo un administrador la reabre, con una nota.';
  return `La solicitud está ${is}. ${ONLY_BY[to]}`;
}

/** Why a request with an evening is not lost, and the way to end the evening. */
const EVENING_STANDS =
  'Tiene una velada en la agenda, y perder la solicitud no la cancela. Si no se hará, cancela la velada: la solicitud queda perdida con eso.';
