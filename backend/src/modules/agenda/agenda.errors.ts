import { DomainError } from '../../platform/http/answer/domain-error.js';
import { spokenDay } from '../../platform/http/value/words.js';

/** Most evenings that one sentence names. */
const MOST_NAMED = 3;

/** The evening does not exist, or was deleted with its request. */
export class EveningNotFoundError extends DomainError {
  constructor() {
    super('evening_not_found', 'Esa velada no existe o ya fue eliminada.', 404);
  }
}

/** A request has at most one evening. */
export class EveningExistsError extends DomainError {
  constructor() {
    super('evening_exists', 'Esta solicitud ya está en la agenda.', 409);
  }
}

/** An evening overlaps with another one of the chef, and nobody confirmed it. */
export class EveningOverlapsError extends DomainError {
  /** @param which the other evening, in words for staff: '20:30 para Íñigo en Ñuñoa' */
  constructor(which: string) {
    const msg = `El chef ya tiene una mesa a esa hora: ${which}. Confirma que quieres moverla igual.`;
    super('evening_overlaps', msg, 409, [{ field: 'confirmed', msg }]);
  }
}

/** The evening of an accepted offer is changed on the offer, so that both sides get a mail. */
export class EveningOfOfferError extends DomainError {
  constructor() {
    super('evening_of_offer', 'Esta velada viene de una cotización: cámbiala desde su solicitud.', 409);
  }
}

/** What took place is neither moved nor cancelled: its client would get a mail about it. */
export class EveningOverError extends DomainError {
  constructor() {
    super('evening_over', 'Esta comida ya se realizó: no se puede cambiar ni cancelar.', 409);
  }
}

/** An evening is moved to an hour that lies ahead. */
export class HourPassedError extends DomainError {
  constructor() {
    const msg = 'Esa hora ya pasó: elige una más tarde.';
    super('evening_hour_passed', msg, 409, [{ field: 'starts_at', msg }]);
  }
}

/** The chef cooks already. */
export class EveningBegunError extends DomainError {
  constructor() {
    super('evening_begun', 'La velada ya comenzó: esto ya no se cambia.', 409);
  }
}

/** Less is given back than the terms say. */
export class ShareTooLowError extends DomainError {
  /** @param least in percent */
  constructor(least: number) {
    const msg = `Los términos devuelven al menos el ${least} %.`;
    super('evening_share_too_low', msg, 409, [{ field: 'percent', msg }]);
  }
}

/** More is given back than the terms say, and nobody said why. */
export class ShareNoteMissingError extends DomainError {
  /** @param least in percent */
  constructor(least: number) {
    const msg = `Los términos devuelven el ${least} %. Cuenta por qué se devuelve más.`;
    super('evening_share_note_missing', msg, 409, [{ field: 'percent_note', msg }]);
  }
}

/** A chef with evenings ahead neither leaves nor is hidden: somebody would wait at the table. */
export class ChefHasEveningsError extends DomainError {
  /**
   * @param name of the chef
   * @param evenings in words: 'sábado 5 de diciembre, mesa de Camila'
   */
  constructor(name: string, evenings: readonly string[]) {
    const shown = evenings.slice(0, MOST_NAMED).join('; ');
    const more = evenings.length > MOST_NAMED ? `; y ${evenings.length - MOST_NAMED} más` : '';
    const [what, first] =
      evenings.length === 1
        ? ['una velada', 'Cancélala o dale otro chef primero.']
        : [`${evenings.length} veladas`, 'Cancélalas o dales otro chef primero.'];
    super('chef_has_evenings', `${name} tiene ${what} por delante: ${shown}${more}. ${first}`, 409);
  }
}

/** A cancelled evening can be neither moved nor cancelled again. */
export class EveningCancelledError extends DomainError {
  constructor() {
    super('evening_cancelled', 'Esa velada ya fue cancelada.', 409);
  }
}

/** There is no such blocked range, or it was deleted. */
export class BlockNotFoundError extends DomainError {
  constructor() {
    super('blocked_range_not_found', 'Ese bloqueo no existe o ya fue eliminado.', 404);
  }
}

/** A range ends before it begins. */
export class BlockTurnedRoundError extends DomainError {
  constructor() {
    const msg = 'El último día no puede ser anterior al primero.';
    super('blocked_range_turned_round', msg, 400, [{ field: 'last_day', msg }]);
  }
}

/** A blocked range is longer than the maximum. */
export class BlockTooLongError extends DomainError {
  constructor(days: number) {
    const msg = `Un bloqueo dura como máximo ${days} días.`;
    super('blocked_range_too_long', msg, 400, [{ field: 'last_day', msg }]);
  }
}

/** A chef has blocked more ranges of days than anybody needs. */
export class TooManyBlocksError extends DomainError {
  constructor(most: number) {
    super('too_many_blocks', `Puedes tener como máximo ${most} bloqueos por delante. Une algunos o ábrelos.`, 409);
  }
}

/** A chef takes back a day that somebody may already count on. */
export class DayTooSoonError extends DomainError {
  /** @param first that can be taken back still */
  constructor(first: string) {
    const msg = `Puedes bloquear desde el ${spokenDay(first)}. Si es antes, llámanos.`;
    super('day_too_soon', msg, 409, [{ field: 'first_day', msg }]);
  }
}

/** A chef takes back days on which a table waits. */
export class DayTakenError extends DomainError {
  /** @param days with evenings */
  constructor(days: readonly string[]) {
    const more = days.length > MOST_NAMED ? ` y ${days.length - MOST_NAMED} más` : '';
    super(
      'day_taken',
      `Tienes velada: ${days.slice(0, MOST_NAMED).map(spokenDay).join(', ')}${more}. Bloquea los otros días, o llámanos.`,
      409,
    );
  }
}

/** Staff blocked the day, for a reason that they know. */
export class BlockedByStaffError extends DomainError {
  constructor() {
    super('blocked_by_staff', 'Estos días los bloqueó el equipo. Llámanos y lo vemos.', 409);
  }
}

/** A weekly rule ends before it begins. */
export class WeeklyEndError extends DomainError {
  constructor() {
    const msg = 'Elige hasta cuándo, desde pasado mañana.';
    super('weekly_end', msg, 400, [{ field: 'last_day', msg }]);
  }
}
