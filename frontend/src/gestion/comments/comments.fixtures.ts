import type { CommentDto } from '../../api/generated';
import type { FavoriteCommentDto } from '../../api/public.generated';

/** A row of the comments table for tests. */
export function comment(changes: Partial<CommentDto> = {}): CommentDto {
  return {
    id: 1,
    client_name: 'Josefa Aránguiz',
    description: 'Una noche inolvidable. Todo impecable.',
    score: 4.5,
    favorite: true,
    verified: false,
    publication: 'published',
    withheld: false,
    hidden_reason: null,
    words_version: 1,
    answer: null,
    chef_id: 7,
    creation_key: null,
    version: 1,
    chef: { chef_name: 'Ana María Pérez', email: 'ana.maria.perez@cocina.example' },
    ...changes,
  };
}

/** A comment that the home page features, for tests. */
export function featured(changes: Partial<FavoriteCommentDto> = {}): FavoriteCommentDto {
  const { id, client_name, description, score } = comment();
  return {
    id,
    client_name,
    description,
    score,
    verified: false,
    chef: {
      chef_name: 'Ana María Pérez',
      slug: 'Ana-María-Pérez',
      profile_image: {
        id: 11,
        publicUrl: '/files/11-800.webp',
        width: 800,
        height: 800,
        variants: [],
        placeholder: '#c8a27a',
      },
    },
    ...changes,
  };
}
