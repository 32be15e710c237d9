import type { ChefCommentDto } from '../../api/public.generated';
import { counted } from '../../ui/format';
import { Opinion } from '../../ui/Opinion';
import { OpinionShelf } from '../../ui/OpinionShelf';
import { Band } from '../house/Band';

/** '4,5 de 5 en 18 opiniones.' */
export function averageLine(comments: readonly ChefCommentDto[]): string {
  const sum = comments.reduce((total, { score }) => total + score, 0);
  const average = Math.round((sum / comments.length) * 10) / 10;
  return `${String(average).replace('.', ',')} de 5 en ${counted(comments.length, 'opinión', 'opiniones')}.`;
}

/** What the mark says, once for all of them. */
const VERIFIED_MEANS =
  'Una opinión verificada la escribió quien tuvo al chef en su mesa, con un enlace que le enviamos después.';

/** Clients' opinions about a chef, with what the chef answered. Shown when there are any. */
export function ChefOpinions({ chefName, comments }: { chefName: string; comments: readonly ChefCommentDto[] }) {
  if (comments.length === 0) return null;
  return (
    <Band
      id="opiniones"
      look="band--dark on-dark"
      title="Opiniones"
      lead={
        <>
          {averageLine(comments)}
          {comments.some(({ verified }) => verified) && ` ${VERIFIED_MEANS}`}
        </>
      }
    >
      <OpinionShelf>
        {comments.map(({ id, score, description, client_name, verified, answer }) => (
          <li key={id}>
            <Opinion
              score={score}
              text={description}
              clientName={client_name}
              verified={verified}
              answer={answer === null ? undefined : { by: chefName, text: answer }}
            />
          </li>
        ))}
      </OpinionShelf>
    </Band>
  );
}
