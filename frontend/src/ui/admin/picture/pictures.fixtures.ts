import type { ImageDto } from '../../../api/generated';

/** A picture as the server answers its upload, for tests. */
export const uploadedImage = (id: number): ImageDto => ({
  id,
  publicUrl: `/files/${id}.webp`,
  width: 640,
  height: 640,
  variants: [],
  placeholder: '#000000',
});
