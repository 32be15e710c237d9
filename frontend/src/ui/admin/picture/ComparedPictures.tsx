import type { ImageDto } from '../../../api/generated';

/** One or more pictures in a comparison of two versions. */
export function ComparedPictures({ images }: { images: (ImageDto | null | undefined)[] }) {
  const shown = images.filter((image) => image !== null && image !== undefined);
  if (shown.length === 0) return <>Sin imagen</>;
  return (
    <span className="conflict-pictures">
      {shown.map(({ id, publicUrl, width, height }) => (
        <img key={id} src={publicUrl} alt="" width={width} height={height} />
      ))}
    </span>
  );
}
