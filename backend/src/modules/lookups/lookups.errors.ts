import { DomainError, InvalidInputError } from '../../platform/http/answer/domain-error.js';

/** A form names a modality that does not exist. */
export class UnknownModalityError extends InvalidInputError {
  constructor() {
    super([{ field: 'modalities', msg: 'Uno de los formatos elegidos no existe.' }]);
  }
}

/** A form names a diet that does not exist. */
export class UnknownDietError extends InvalidInputError {
  constructor() {
    super([{ field: 'diets', msg: 'Una de las dietas elegidas no existe.' }]);
  }
}

/** There is no such choice, or it was deleted or merged. */
export class LookupNotFoundError extends DomainError {
  constructor() {
    super('lookup_not_found', 'Ya no está en la lista: otra persona lo eliminó o lo unió con otro nombre.', 404);
  }
}

/** Another choice of the list has this name. */
export class LookupExistsError extends DomainError {
  constructor(name: string) {
    const msg = `«${name}» ya está en la lista.`;
    super('lookup_exists', msg, 409, [{ field: 'name', msg }]);
  }
}

/** A choice cannot be merged into itself. */
export class SameLookupError extends InvalidInputError {
  constructor() {
    super([{ field: 'into_id', msg: 'Elige otro nombre de la lista.' }]);
  }
}

/** The choice to merge into is not in the list, or was deleted or merged. */
export class MergeTargetGoneError extends DomainError {
  constructor() {
    const msg = 'El nombre que elegiste ya no está en la lista. Elige otro.';
    super('merge_target_gone', msg, 409, [{ field: 'into_id', msg }]);
  }
}

/** How often something uses a choice: '3 chefs', '1 solicitud'. */
export interface LookupUse {
  count: number;
  one: string;
  many: string;
}

/** Something uses the choice, so it cannot be deleted. */
export class LookupInUseError extends DomainError {
  constructor(name: string, uses: LookupUse[]) {
    const counts = uses.map(({ count, one, many }) => `${count} ${count === 1 ? one : many}`);
    super('lookup_in_use', `No se puede eliminar «${name}»: se usa en ${listed(counts)}.`, 409);
  }
}

/** The quote form always offers this commune, so it is not deleted by mistake. */
export class ServiceCityError extends DomainError {
  constructor(name: string) {
    super(
      'service_city',
      `No se puede eliminar «${name}»: se ofrece siempre al cotizar. Edítala y quita antes esa opción.`,
      409,
    );
  }
}

/** Only communes can be offered by the quote form. */
export class NotACityError extends InvalidInputError {
  constructor() {
    super([{ field: 'service', msg: 'Solo las comunas se ofrecen al cotizar.' }]);
  }
}

/** 'a, b y c' */
const listed = (words: string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' y $1');
