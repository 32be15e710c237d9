import type { ImageDto } from '../../api/kitchen.generated';

/** The picture of the profile: the chosen one, or the one that there is. */
export function PicturePreview({ shown, chosen }: { shown: ImageDto; chosen: string | undefined }) {
  return <img className="kitchen-profile__face" src={chosen ?? shown.publicUrl} alt="" width={160} height={160} />;
}
