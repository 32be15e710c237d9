import type { ImageRow } from '../files/index.js';

/** A featured opinion as the read model's statement gives it. */
export interface FavoriteCommentRow {
  id: number;
  client_name: string;
  description: string;
  score: number;
  chef: { chef_name: string; slug: string; profile_image: ImageRow };
}
