import type { LookupDto } from '../../api/public.generated';
import { durationText, guestsText } from '../../ui/experience-size';
import { clp, dotted } from '../../ui/format';

/** What one compares chefs and experiences by. What is not said, or not sent, is left out. */
export interface Compared {
  price_per_person?: number | null;
  modalities?: readonly LookupDto[];
  guests_min?: number | null;
  guests_max?: number | null;
  duration_minutes?: number | null;
}

/** Most formats that are named. */
const FORMATS = 2;

/** 'Cenas, Catering y 2 más': what was asked for comes first. */
function formatsText(formats: readonly LookupDto[], asked: number | undefined): string {
  const names = namesFrom(formats, asked);
  const more = names.length - FORMATS;
  return names.slice(0, FORMATS).join(', ') + (more > 0 ? ` y ${more} más` : '');
}

/** The names in their order, behind the one that was asked for. */
export function namesFrom(choices: readonly LookupDto[], asked: number | undefined): string[] {
  const first = choices.filter(({ id }) => id === asked);
  return [...first, ...choices.filter(({ id }) => id !== asked)].map(({ name }) => name);
}

/** 'Desde $45.000 por persona', or nothing where no price is registered. */
export const priceText = (price: number | null | undefined): string =>
  typeof price === 'number' ? `Desde ${clp(price)} por persona` : '';

/** 'Cenas · De 4 a 14 personas · 3 h', with the format that was asked for first. */
export function sizeText(
  { modalities = [], guests_min: min = null, guests_max: max = null, duration_minutes: minutes = null }: Compared,
  asked?: number,
): string {
  return dotted([formatsText(modalities, asked), guestsText(min, max), durationText(minutes)]);
}
