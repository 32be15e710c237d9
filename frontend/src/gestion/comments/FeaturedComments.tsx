import { Button } from 'antd';
import { useState } from 'react';

import type { FavoriteCommentDto } from '../../api/public.generated';
import { LoadingButton } from '../../ui/admin/LoadingButton';
import { Opinion } from '../../ui/Opinion';
import type { CommentActions } from './use-comment-actions';

/** Shown before one asks for all of them: two rows of a desk. */
const FIRST = 6;

interface FeaturedCommentsProps {
  comments: FavoriteCommentDto[];
  actions: CommentActions;
}

/** What the home page shows under '¡Súmate al Club…!', in its order, each with the way off it. */
export function FeaturedComments({ comments, actions }: FeaturedCommentsProps) {
  const [all, setAll] = useState(false);
  if (comments.length === 0) {
    return (
      <p className="featured-none">
        Aún no hay comentarios destacados. Agrega uno a Favorito en la tabla y aparecerá en el inicio.
      </p>
    );
  }
  return (
    <>
      <ul className="featured">
        {comments.slice(0, all ? undefined : FIRST).map(({ id, client_name: client, description, score, chef }) => (
          <li key={id}>
            <Opinion score={score} text={description} clientName={client} portrait={chef.profile_image}>
              {chef.chef_name}
            </Opinion>
            <LoadingButton
              size="small"
              busy={actions.isBusy(id)}
              aria-label={`Quitar de Favorito: ${client}`}
              onClick={() => actions.toggleFavorite(id)}
            >
              Quitar de Favorito
            </LoadingButton>
          </li>
        ))}
      </ul>
      {!all && comments.length > FIRST && (
        <Button className="featured-more" onClick={() => setAll(true)}>
          Ver los {comments.length} destacados
        </Button>
      )}
    </>
  );
}
