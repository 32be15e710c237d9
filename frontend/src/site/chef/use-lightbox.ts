import { useOnDemand } from '../../ui/use-on-demand';

const loadLightbox = () => import('../../ui/Lightbox').then(({ Lightbox }) => Lightbox);

/** The enlarged view of pictures. Its code is fetched when somebody opens it. */
export function useLightbox() {
  return useOnDemand(loadLightbox);
}
