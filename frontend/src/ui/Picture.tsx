import { preload } from 'react-dom';

/** A stored picture as the API gives it (decisions.md 4): the largest WebP, smaller variants, and its average colour. */
export interface ImageData {
  publicUrl: string;
  width: number;
  height: number;
  variants: readonly { width: number; type: string; url: string }[];
  placeholder: string;
}

interface PictureProps {
  image: ImageData;
  /** Names the person or dish; empty where the words beside it say it. */
  alt: string;
  /** The width the picture takes on the screen, exactly: the browser picks the file from it. */
  sizes: string;
  /** For the one picture a page opens with: fetched first, also before the page's scripts. Everything else is lazy. */
  priority?: boolean;
  className?: string;
}

const AVIF = 'image/avif';
const WEBP = 'image/webp';

function srcSet(image: ImageData, type: string): string | undefined {
  const files = image.variants.filter((variant) => variant.type === type);
  return files.length > 0 ? files.map(({ url, width }) => `${url} ${width}w`).join(', ') : undefined;
}

/** A picture in the smallest file that is sharp here, its place reserved and coloured before it arrives (quality.md 1: nothing jumps). */
export function Picture({ image, alt, sizes, priority = false, className }: PictureProps) {
  const avif = srcSet(image, AVIF);
  const webp = srcSet(image, WEBP);
  if (priority) {
    const best = avif ?? webp;
    preload(image.publicUrl, {
      as: 'image',
      fetchPriority: 'high',
      ...(best && { imageSrcSet: best, imageSizes: sizes, type: avif ? AVIF : WEBP }),
    });
  }
  return (
    <picture>
      {avif && <source type={AVIF} srcSet={avif} sizes={sizes} />}
      <img
        className={className}
        src={image.publicUrl}
        srcSet={webp}
        sizes={webp && sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        style={{ backgroundColor: image.placeholder }}
      />
    </picture>
  );
}
