import { DomainError, InvalidInputError } from '../../platform/http/answer/domain-error.js';

/** Most experiences of a chef: as many as the chef's form can send at once. */
export const MAX_PROPOSALS = 50;

export class ProposalNotFoundError extends DomainError {
  constructor() {
    super('proposal_not_found', 'La experiencia buscada no existe', 404);
  }
}

/** A new experience needs a format. */
export class ModalitiesMissingError extends InvalidInputError {
  constructor() {
    super([{ field: 'modalities', msg: 'Elige al menos uno.' }]);
  }
}

/** From how many people to how many: one of the two is missing, or they are in the wrong order. */
export class GuestsRangeError extends InvalidInputError {
  constructor(field: 'guests_min' | 'guests_max', msg: string) {
    super([{ field, msg }]);
  }
}

/** An experience cannot be moved to another chef. */
export class OtherChefError extends InvalidInputError {
  constructor() {
    super([{ field: 'chef_id', msg: 'La experiencia es de otro chef.' }]);
  }
}

/** A chef's form lists an experience that belongs to another chef, or was deleted after the form was opened. */
export class ProposalGoneError extends DomainError {
  constructor(index: number) {
    const msg = 'Una de las experiencias ya no es de este chef. Recarga para ver los cambios.';
    super('proposal_gone', msg, 409, [{ field: `proposals.${index}.id`, msg }]);
  }
}

export class TooManyProposalsError extends DomainError {
  constructor() {
    super('too_many_proposals', `Un chef puede tener como máximo ${MAX_PROPOSALS} experiencias.`, 409);
  }
}
