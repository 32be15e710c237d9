import { useFindShortlistQuery, type LookupDto } from '../../api/public.generated';
import type { ImageData } from '../../ui/Picture';
import type { Quoted } from '../quote/message';
import type { Kept } from './kept';

/** What is known of a kept chef or experience now. */
export interface Found extends Quoted {
  /** The picture; undefined while it is not known. */
  picture?: ImageData;
  /** The chef of an experience. */
  by?: string;
  /** The chef's id, once it is known. */
  chefId?: number;
  /** What one compares them by, once it is known. */
  price_per_person?: number | null;
  modalities?: readonly LookupDto[];
  duration_minutes?: number | null;
  /** Whether it is not on the site any more. */
  isGone: boolean;
}

/** The ids of one kind, in the order in which everybody asks for them. */
const idsOf = (kept: Kept, kind: Quoted['kind']): string | undefined =>
  kept
    .filter((one) => one.kind === kind)
    .map(({ id }) => id)
    .sort((left, right) => left - right)
    .join(',') || undefined;

/**
 * Asks the site which of the kept are still there and what they are called. Until it answers they are shown as kept.
 * @param kept what is asked about, as many as a request names
 * @param shown what is shown, if more than that
 */
export function useFound(
  kept: Kept,
  shown: Kept = kept,
): { found: Found[]; isLoading: boolean; isError: boolean; refetch: () => void } {
  const { data, isFetching, isError, refetch } = useFindShortlistQuery(
    { chefs: idsOf(kept, 'chef'), proposals: idsOf(kept, 'experience') },
    { skip: kept.length === 0 },
  );
  const found = shown.map((one): Found => {
    const known = { ...one, isGone: false };
    if (!data || !kept.includes(one)) return known;
    const { chefs, proposals } = data.data;
    if (one.kind === 'chef') {
      const chef = chefs.find(({ id }) => id === one.id);
      if (!chef) return { ...known, isGone: !isFetching };
      const { chef_name: name, profile_image: picture, ...rest } = chef;
      return { ...known, ...rest, name, picture, chefId: chef.id };
    }
    const dish = proposals.find(({ id }) => id === one.id);
    if (!dish) return { ...known, isGone: !isFetching };
    const { dish_name: name, profile_image: picture, chef, ...rest } = dish;
    return { ...known, ...rest, name, picture, by: chef.chef_name, chefId: chef.id };
  });
  return { found, isLoading: isFetching && !data, isError, refetch: () => void refetch() };
}
