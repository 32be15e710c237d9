import type { ChefCommentDto, PublicChefDto } from '../../api/generated';
import { counted } from '../../ui/format';
import { Opinion } from '../../ui/Opinion';
import { OpinionShelf } from '../../ui/OpinionShelf';

/** '4,5 de 5 en 18 opiniones.' */
export function averageLine(comments: readonly ChefCommentDto[]): string {
  const sum = comments.reduce((total, { score }) => total + score, 0);
  const average = Math.round((sum / comments.length) * 10) / 10;
  return `${String(average).replace('.', ',')} de 5 en ${counted(comments.length, 'opinión', 'opiniones')}.`;
}

/** What clients said; shown when there is anything (decisions.md 6). */
export function ChefOpinions({ chef }: { chef: PublicChefDto }) {
  return (
    <section className="band band--dark on-dark" aria-labelledby="opiniones">
      <div className="wrap">
        <div className="head">
          <h2 id="opiniones">Opiniones</h2>
          <p>{averageLine(chef.comments)}</p>
        </div>
        <OpinionShelf>
          {chef.comments.map(({ id, score, description, client_name }) => (
            <li key={id}>
              <Opinion score={score} text={description} clientName={client_name} portrait={chef.profile_image} />
            </li>
          ))}
        </OpinionShelf>
      </div>
    </section>
  );
}
