import { preload } from 'react-dom';

type Files = readonly { width: number; type: string; url: string }[];

/** A stored picture as the API gives it: the largest WebP, smaller variants, and its average colour. */
export interface ImageData {
  publicUrl: string;
  width: number;
  height: number;
  variants: Files;
  /** Its middle alone, two to three, where one was made. */
  portrait?: Files;
  placeholder: string;
}

interface PictureProps {
  image: ImageData;
  /** Names the person or dish; empty where the words beside it say it. */
  alt: string;
  /** The width the picture takes on the screen, exactly: the browser picks the file from it. */
  sizes: string;
  /** The same for phones held upright, of which the picture fills the screen: they get its middle alone. */
  portraitSizes?: string;
  /** For the one picture a page opens with: fetched first, also before the page's scripts. Everything else is lazy. */
  priority?: boolean;
  className?: string;
}

const AVIF = 'image/avif';
const WEBP = 'image/webp';

/** Windows that show no more of a picture than its middle, where it fills them. */
const UPRIGHT = '(width < 48rem) and (max-aspect-ratio: 3/4)';

/** What one kind of window chooses its file from. */
interface Choice {
  sizes: string;
  media?: string;
  avif?: string;
  webp?: string;
}

function srcSet(files: Files, type: string): string | undefined {
  const made = files.filter((file) => file.type === type);
  return made.length > 0 ? made.map(({ url, width }) => `${url} ${width}w`).join(', ') : undefined;
}

const choiceOf = (files: Files, sizes: string, media?: string): Choice => ({
  sizes,
  media,
  avif: srcSet(files, AVIF),
  webp: srcSet(files, WEBP),
});

/** Has the picture fetched before anything else, also before the page's scripts. */
function fetchFirst(image: ImageData, { sizes, media, avif, webp }: Choice): void {
  const best = avif ?? webp;
  preload(image.publicUrl, {
    as: 'image',
    fetchPriority: 'high',
    media,
    ...(best && { imageSrcSet: best, imageSizes: sizes, type: avif ? AVIF : WEBP }),
  });
}

/** A picture in the smallest file that is sharp here, its place reserved and coloured before it arrives (nothing jumps). */
export function Picture({ image, alt, sizes, portraitSizes, priority = false, className }: PictureProps) {
  const middle = portraitSizes && image.portrait ? choiceOf(image.portrait, portraitSizes, UPRIGHT) : undefined;
  const whole = choiceOf(image.variants, sizes, middle && `not (${UPRIGHT})`);
  if (priority && middle) fetchFirst(image, middle);
  if (priority) fetchFirst(image, whole);
  return (
    <picture>
      {middle?.avif && <source media={middle.media} type={AVIF} srcSet={middle.avif} sizes={middle.sizes} />}
      {middle?.webp && <source media={middle.media} type={WEBP} srcSet={middle.webp} sizes={middle.sizes} />}
      {whole.avif && <source type={AVIF} srcSet={whole.avif} sizes={sizes} />}
      <img
        className={className}
        src={image.publicUrl}
        srcSet={whole.webp}
        sizes={whole.webp && sizes}
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
