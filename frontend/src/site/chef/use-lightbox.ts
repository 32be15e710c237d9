import { fetchCode } from '../../ui/optional/fetch-code';
import { useSayMissing } from '../../ui/optional/use-say-missing';
import { useOnDemand } from '../../ui/use-on-demand';

const loadLightbox = () => fetchCode(async () => (await import('../../ui/Lightbox')).Lightbox);

/** The enlarged view of pictures. Its code is fetched when somebody opens it. */
export function useLightbox() {
  return useOnDemand(loadLightbox, useSayMissing());
}
