import { fieldErrorsOf, messageOf, type FieldError } from '../../../api/error-text';
import type { Part, PartFailed } from './save-parts';

const REFUSED: Record<Part, string> = {
  chef: 'El chef no se guardó',
  proposals: 'Las propuestas no se guardaron',
  comments: 'Los comentarios no se guardaron',
};

/** What the screen says of a save that failed: which part, why, and what is safe. */
export interface SaveFailure {
  part: Part;
  title: string;
  help: string;
}

/** In words: the part that failed, what the server said, and that what came before it is saved. */
export function failureOf({ part, reason }: PartFailed): SaveFailure {
  const saved = part === 'chef' ? '' : 'Lo anterior ya está guardado. ';
  return {
    part,
    title: `${REFUSED[part]}: ${messageOf(reason)}`,
    help: `${saved}Lo que escribiste sigue aquí: al presionar de nuevo se envía solo lo que falta.`,
  };
}

/** The fields the server refused, by the name of the form's field they are in. */
export function refusedFields({ part, reason, sent }: PartFailed): FieldError[] {
  return fieldErrorsOf(reason).map(({ field, msg }) => {
    // The server names nested values ('gallery.2.id', 'proposals.0.dish_name'); the form marks the field they are in.
    const [name = '', index] = field.split(/[.[\]]+/);
    const item = part === 'chef' ? undefined : sent[Number(index)];
    const words = item?.dish_name ?? item?.client_name;
    return { field: name, msg: words ? `«${words}»: ${msg}` : msg };
  });
}
