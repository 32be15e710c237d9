import type { ImageDto } from '../../../api/generated';
import { isPictureGone } from '../../../ui/admin/picture/is-picture-gone';
import type { BegunItems } from './begun-item';
import type { ChefValues } from './chef-record';

interface Drafted {
  values: ChefValues;
  begun?: BegunItems;
}

/**
 * A draft may name pictures that the server has removed because no record used them for a day. Returns the draft
 * without them, and whether there were any.
 */
export async function withoutMissingImages({ values, begun }: Drafted): Promise<Drafted & { missing: boolean }> {
  const open = begun?.proposals;
  const all = [
    values.profile_image,
    values.cover_image,
    ...values.gallery,
    ...values.proposals.map(({ profile_image }) => profile_image),
    open?.details.profile_image,
  ].filter((image) => image !== undefined);
  const gone = new Set<number>();
  await Promise.all(all.map(async (image) => (await isPictureGone(image)) && gone.add(image.id)));

  const kept = (image: ImageDto | undefined) => (image && gone.has(image.id) ? undefined : image);
  const pictured = <Details extends { profile_image?: ImageDto }>(details: Details): Details => ({
    ...details,
    profile_image: kept(details.profile_image),
  });
  return {
    values: {
      ...pictured(values),
      cover_image: kept(values.cover_image),
      gallery: values.gallery.filter(({ id }) => !gone.has(id)),
      proposals: values.proposals.map(pictured),
    },
    begun: open ? { proposals: { ...open, details: pictured(open.details) } } : begun,
    missing: gone.size > 0,
  };
}
