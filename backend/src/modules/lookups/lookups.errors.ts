import { InvalidInputError } from '../../platform/http/domain-error.js';

/** A form names a modality that does not exist. */
export class UnknownModalityError extends InvalidInputError {
  constructor() {
    super([{ field: 'modalities', msg: 'Uno de los formatos elegidos no existe.' }]);
  }
}
