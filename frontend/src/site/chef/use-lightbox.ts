import { useOnDemand } from '../../ui/use-on-demand';

const loadLightbox = () => import('../../ui/Lightbox').then(({ Lightbox }) => Lightbox);

/** The enlarged view of pictures, fetched when somebody wants to see one large. */
export function useLightbox() {
  return useOnDemand(loadLightbox);
}
