import { Button } from 'antd';
import { startTransition, useState } from 'react';

import type { FavoriteCommentDto } from '../../api/public.generated';
import { Hint } from '../../ui/admin/feedback/Hint';
import type { Acted } from '../../ui/admin/list/stable-rows';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import { useStableRows } from '../../ui/admin/list/use-stable-rows';
import { Opinion } from '../../ui/Opinion';
import type { CommentActions } from './use-comment-actions';

/** Shown on a desk before one asks for all of them: two rows. A phone shows all of them in one that is pushed aside. */
const FIRST = 6;

/**
 * What the home page shows under '¡Súmate al Club…!', in its order, each with the way off it. One that was taken off keeps
 * its place until the page is visited again: the next one under the pointer would be the next to go.
 * Every card is as high as every other, and so is the place of none, so that rows below do not move for what is written here.
 */
export function FeaturedComments({ comments, actions }: { comments: FavoriteCommentDto[]; actions: CommentActions }) {
  const [all, setAll] = useState(false);
  const [acted, setActed] = useState<Acted<FavoriteCommentDto>>(new Map());
  const shown = useStableRows({ asking: '', rows: comments, isFetching: false, acted, perPage: Infinity }) ?? [];
  const featured = new Set(comments.map(({ id }) => id));

  const toggle = async (comment: FavoriteCommentDto) => {
    const { id } = comment;
    const done = await actions.toggleFavorite({ id, favorite: featured.has(id) });
    // Noted before the list is read again, and not with the press, which would draw all cards.
    if (done) setActed((before) => new Map(before).set(id, comment));
  };

  if (shown.length === 0) {
    return (
      <p className="featured-none">
        Aún no hay comentarios destacados. Agrega uno a Favorito en la tabla y aparecerá en el inicio.
      </p>
    );
  }
  return (
    <>
      <ul className={all ? 'featured' : 'featured featured--first'}>
        {shown.map((comment) => {
          const { id, client_name: client, description, score, chef } = comment;
          const label = featured.has(id) ? 'Quitar de Favorito' : 'Agregar a Favorito';
          return (
            <li key={id} className={featured.has(id) ? undefined : 'featured-off'}>
              <Hint text={description}>
                <div className="featured-words" tabIndex={0}>
                  <Opinion score={score} text={description} clientName={client} portrait={chef.profile_image}>
                    {chef.chef_name}
                  </Opinion>
                </div>
              </Hint>
              <LoadingButton
                size="small"
                busy={actions.isBusy(id)}
                aria-label={`${label}: ${client}`}
                onClick={() => void toggle(comment)}
              >
                {label}
              </LoadingButton>
            </li>
          );
        })}
      </ul>
      {!all && shown.length > FIRST && (
        <p className="featured-more">
          <Button onClick={() => startTransition(() => setAll(true))}>Ver los {shown.length} destacados</Button>
        </p>
      )}
    </>
  );
}
