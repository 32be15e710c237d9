import { fieldErrorsOf, isNotSent, messageOf, statusOf } from '../../../api/error-text';
import { mayBeDone } from '../../../ui/admin/form/creation';
import { namesOfFields } from '../../../ui/admin/field/record-fields';
import { CHEF_FIELDS } from './chef-fields';

/** ' por «Correo»': the field of the chef that the server's sentence is about, where it is about one. */
function fieldNamed(reason: unknown): string {
  const [refused] = fieldErrorsOf(reason);
  const name = namesOfFields(CHEF_FIELDS).find((one) => one === refused?.field.split(/[.[]/)[0]);
  return name ? ` por «${CHEF_FIELDS[name].label}»` : '';
}

/** The calls of one save, in order. */
export type Part = 'chef' | 'proposals' | 'comments';

const REFUSED: Record<Part, string> = {
  chef: 'El chef no se guardó',
  proposals: 'Las propuestas no se guardaron',
  comments: 'Los comentarios no se guardaron',
};

const UNKNOWN: Record<Part, string> = {
  chef: 'No sabemos si el chef se guardó',
  proposals: 'No sabemos si las propuestas se guardaron',
  comments: 'No sabemos si los comentarios se guardaron',
};

/**
 * A call of the save failed, and the calls before it have succeeded. It has the shape of the server's refusal, with the
 * form's names of fields.
 */
export class PartFailed extends Error {
  readonly status: number | undefined;
  readonly data: { msg: string; errors: { field: string; msg: string }[] };
  /** What the screen shows: which part failed, why, and what is saved. */
  readonly title: string;
  readonly help: string;

  /** @param sent names of the items that were sent, to say which of them was refused */
  constructor(part: Part, reason: unknown, sent: string[] = []) {
    super(`The part ${part} was not saved`);
    this.name = 'PartFailed';
    this.status = statusOf(reason);
    this.data = {
      msg: messageOf(reason),
      errors: fieldErrorsOf(reason).map(({ field, msg }) => {
        // The server names nested fields: 'proposals.0.dish_name'.
        const item = sent[Number(field.split('.')[1])];
        return { field, msg: item ? `«${item}»: ${msg}` : msg };
      }),
    };
    const isUnknown = mayBeDone(reason) && !isNotSent(reason);
    const why = this.status === undefined && isUnknown ? 'no llegó la respuesta.' : messageOf(reason);
    this.title = `${(isUnknown ? UNKNOWN : REFUSED)[part]}${part === 'chef' ? fieldNamed(reason) : ''}: ${why}`;
    const before = part === 'chef' ? '' : 'Lo anterior ya está guardado. ';
    const see = isUnknown ? ' Para ver cómo quedó, ábrelo en otra pestaña.' : '';
    this.help = `${before}Lo que escribiste sigue aquí: al presionar de nuevo se envía solo lo que falta.${see}`;
  }
}

/**
 * Waits for a call of the save.
 * @throws PartFailed
 */
export async function orFail<Answer>(part: Part, call: Promise<Answer>, sent?: string[]): Promise<Answer> {
  try {
    return await call;
  } catch (reason) {
    throw new PartFailed(part, reason, sent);
  }
}
