import type { FieldLimits } from '../../../../codegen/constraints';
import { limitsOf } from '../../../api/rules';

/** What an uploaded image is for; the server takes the same words as `kind`. */
export type ImageKind = 'profile' | 'cover' | 'gallery' | 'header' | 'logo' | 'proposal';

export interface Size {
  width: number;
  height: number;
}

interface ImageNeeds {
  /** Smallest size accepted, as the contract has it; none for an experience's picture. */
  minimum?: Size;
  /** Shape the site shows it in; none where the picture is shown whole (logos). */
  ratio?: number;
}

const WIDE = 16 / 9;

function least({ 'x-min-width': width, 'x-min-height': height }: FieldLimits): Size | undefined {
  return width !== undefined && height !== undefined ? { width, height } : undefined;
}

const IMAGE_NEEDS: Record<ImageKind, ImageNeeds> = {
  profile: { minimum: least(limitsOf('CreateChefDto', 'profile_image')), ratio: 1 },
  cover: { minimum: least(limitsOf('CreateChefDto', 'cover_image')), ratio: WIDE },
  gallery: { minimum: least(limitsOf('CreateChefDto', 'gallery')), ratio: 1 },
  header: { minimum: least(limitsOf('CreateHeaderDto', 'header_image')), ratio: WIDE },
  logo: { minimum: least(limitsOf('CreateClientLogoDto', 'color_logo')) },
  proposal: { minimum: least(limitsOf('CreateProposalDto', 'profile_image')), ratio: 1 },
};

const TYPES = ['image/jpeg', 'image/png', 'image/bmp', 'image/x-ms-bmp'];
export const ACCEPTED = '.jpg,.jpeg,.png,.bmp';

/** 'Mínimo 250×250 px, hasta 10 MB.'; the megabytes are the server's (`useSettings`), and it has the last word on them. */
export function needsHint(kind: ImageKind, maxMb?: number): string {
  const { minimum } = IMAGE_NEEDS[kind];
  const size = minimum && `mínimo ${minimum.width}×${minimum.height} px`;
  const weight = maxMb && `hasta ${maxMb} MB`;
  const needs = [size, weight].filter(Boolean).join(', ');
  return needs && `${needs[0]?.toUpperCase()}${needs.slice(1)}.`;
}

/** Why a file is refused before it is opened, in a Spanish sentence; nothing when it may pass. */
export function fileProblem(file: Pick<File, 'name' | 'size' | 'type'>, maxMb?: number): string | undefined {
  if (maxMb && file.size > maxMb * 1024 * 1024) return `El archivo ${file.name} supera el tamaño máximo permitido.`;
  const known = TYPES.includes(file.type) || (file.type === '' && /\.(jpe?g|png|bmp)$/i.test(file.name));
  return known ? undefined : `El archivo ${file.name} no es una imagen JPG, PNG o BMP.`;
}

/** Why a picture of this size will not do, in a Spanish sentence that names its file; nothing when it will. */
export function sizeProblem(kind: ImageKind, name: string, { width, height }: Size): string | undefined {
  const { minimum } = IMAGE_NEEDS[kind];
  if (!minimum || (width >= minimum.width && height >= minimum.height)) return undefined;
  return `El archivo ${name} mide ${width}×${height} px y necesita al menos ${minimum.width}×${minimum.height} px.`;
}

/**
 * The shape to crop to: the site's, unless the picture is too low for it; then the widest that still reaches the
 * minimum, so that a cover of 1440×350 px is taken as it is.
 */
export function cropRatio(kind: ImageKind, size: Size): number | undefined {
  const { minimum, ratio } = IMAGE_NEEDS[kind];
  if (!ratio || !minimum) return ratio;
  return Math.max(ratio, minimum.width / size.height);
}

/** True when the picture has that shape already, give or take a hundredth. */
export function hasRatio({ width, height }: Size, ratio: number): boolean {
  return Math.abs(width / height / ratio - 1) < 0.01;
}

/** How far one may zoom into the picture before the crop falls below the minimum. */
export function maxZoom(kind: ImageKind, size: Size, ratio: number): number {
  const { minimum } = IMAGE_NEEDS[kind];
  const width = Math.min(size.width, size.height * ratio);
  const limit = minimum ? Math.min(width / minimum.width, width / ratio / minimum.height) : 3;
  return Math.max(1, Math.min(3, limit));
}
