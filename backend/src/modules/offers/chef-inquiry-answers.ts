/** What a chef can answer, with the names that people read. */
export const ANSWER_NAMES = { can: 'Puedo', cannot: 'No puedo', can_but: 'Puedo, pero…' } as const;
export type ChefAnswer = keyof typeof ANSWER_NAMES;
export const CHEF_ANSWERS = Object.keys(ANSWER_NAMES) as ChefAnswer[];

/**
 * How an inquiry ends: the chef's offer was accepted, another one was accepted, or the chef's offer was declined or
 * expired. Or the request was lost, staff took the inquiry back, or asked the chef again with other facts. The sentence
 * is for staff.
 */
const INQUIRY_ENDS = {
  chosen: 'El cliente aceptó con este chef.',
  other: 'El cliente eligió otra propuesta.',
  declined: 'El cliente rechazó la cotización.',
  expired: 'La cotización venció.',
  lost: 'La solicitud se perdió.',
  withdrawn: 'La retiró el equipo.',
  replaced: 'Se le preguntó otra vez con otros datos.',
} as const;
export type InquiryEnd = keyof typeof INQUIRY_ENDS;
export const INQUIRY_END_NAMES = Object.keys(INQUIRY_ENDS) as InquiryEnd[];

/** Ends that an asked chef is notified of: it came to nothing. */
export const CAME_TO_NOTHING = ['other', 'declined', 'expired', 'lost', 'withdrawn'] as const satisfies InquiryEnd[];

/** Days for which 'Puedo' keeps a day where no offer says longer. */
const HELD_DAYS = 7;
const DAY = 24 * 60 * 60 * 1_000;

/**
 * Until when a day is kept after 'Puedo': as long as the chef's open offer for it, otherwise for seven days.
 * @param offered the end of that offer; null without one
 * @param evening the end of the evening, beyond which nothing is kept
 */
export function heldUntil(answeredAt: Date, offered: Date | null, evening: Date): Date {
  const until = offered ?? new Date(answeredAt.getTime() + HELD_DAYS * DAY);
  return until < evening ? until : evening;
}

/** What decides whether a chef can still answer. */
export interface InquirySituation {
  ended: InquiryEnd | null;
  /** The chef is on the site: neither deactivated nor deleted. */
  active: boolean;
  /** The client's data must not be used for now. */
  blocked: boolean;
  /** The client still decides, or the agreed evening may get another chef. */
  undecided: boolean;
  /** The evening has begun. */
  begun: boolean;
}

/** Why a chef cannot answer any more, in a sentence for the chef. */
const OVER_FOR_CHEF = {
  chosen: 'El cliente aceptó contigo. Los detalles te llegan en la ficha.',
  nothing: 'Esta mesa no se hará contigo: no hace falta que hagas nada. Gracias por tu tiempo.',
  replaced: 'Te preguntamos de nuevo con otros datos. Usa el enlace más nuevo.',
  inactive: 'Tu perfil está desactivado y por ahora no puedes responder. Escríbenos si quieres volver.',
  blocked: 'Esta consulta está en pausa. Te avisamos si sigue.',
  decided: 'Esta mesa ya se decidió: no hace falta que respondas. Gracias por tu tiempo.',
  begun: 'Ese día ya llegó: esta consulta se cerró.',
} as const;
type InquiryOver = keyof typeof OVER_FOR_CHEF;

/** The same for staff, of one that nothing has ended yet. */
const OVER_FOR_STAFF: Partial<Record<InquiryOver, string>> = {
  inactive: 'El chef está desactivado o fue eliminado.',
  blocked: 'Datos bloqueados: el chef no puede responder por ahora.',
  decided: 'El cliente ya decidió.',
  begun: 'Ese día ya llegó.',
};

function overOf({ ended, active, blocked, undecided, begun }: InquirySituation): InquiryOver | null {
  if (ended === 'chosen' || ended === 'replaced') return ended;
  if (ended) return 'nothing';
  if (!active) return 'inactive';
  if (blocked) return 'blocked';
  if (!undecided) return 'decided';
  return begun ? 'begun' : null;
}

/** Why an inquiry cannot be answered or changed now, in a sentence for its chef; null while it can. */
export function overForChef(situation: InquirySituation): string | null {
  const over = overOf(situation);
  return over && OVER_FOR_CHEF[over];
}

/** The same for staff. */
export function overForStaff(situation: InquirySituation): string | null {
  if (situation.ended) return INQUIRY_ENDS[situation.ended];
  const over = overOf(situation);
  return over && (OVER_FOR_STAFF[over] ?? null);
}
