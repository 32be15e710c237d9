import { preload } from 'react-dom';

type Files = readonly { width: number; type: string; url: string }[];

/** A stored picture as the API gives it: the address of its largest WebP, smaller files, and its average colour. */
export interface ImageData {
  publicUrl: string;
  width: number;
  height: number;
  variants: Files;
  /** Files of its middle alone, two wide to three high, if they were made. */
  portrait?: Files;
  placeholder: string;
}

interface PictureProps {
  image: ImageData;
  /** The person or dish in the picture. Empty when the words beside it say it. */
  alt: string;
  /** The exact width of the picture on the screen. The browser chooses the file by it. */
  sizes: string;
  /** The same for phones held upright whose screen the picture fills. They get the middle alone. */
  portraitSizes?: string;
  /**
   * For the first picture of a page, which is fetched before everything else, also before the page's scripts. All
   * others are lazy.
   */
  priority?: boolean;
  /** For small pictures that are all that a part of the page shows: they come with the page, after what is more urgent. */
  eager?: boolean;
  className?: string;
}

const AVIF = 'image/avif';
const WEBP = 'image/webp';

/** Windows so narrow that a picture that fills them shows only its middle. */
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

/**
 * Makes the browser fetch the picture before anything else, also before the page's scripts. Where a script renders it, the
 * element itself is as soon.
 */
function fetchFirst(image: ImageData, { sizes, media, avif, webp }: Choice): void {
  const best = avif ?? webp;
  preload(image.publicUrl, {
    as: 'image',
    fetchPriority: 'high',
    media,
    ...(best && { imageSrcSet: best, imageSizes: sizes, type: avif ? AVIF : WEBP }),
  });
}

/**
 * Shows a picture in the smallest file that is sharp here. Its place is reserved and coloured before it arrives, so
 * that nothing moves.
 */
export function Picture({
  image,
  alt,
  sizes,
  portraitSizes,
  priority = false,
  eager = false,
  className,
}: PictureProps) {
  const middle = portraitSizes && image.portrait ? choiceOf(image.portrait, portraitSizes, UPRIGHT) : undefined;
  const whole = choiceOf(image.variants, sizes, middle && `not (${UPRIGHT})`);
  if (__SERVER__ && priority && middle) fetchFirst(image, middle);
  if (__SERVER__ && priority) fetchFirst(image, whole);
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
        loading={priority || eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : eager ? 'low' : undefined}
        style={{ backgroundColor: image.placeholder }}
      />
    </picture>
  );
}
