import type { PublicProposalDto } from '../../api/public.generated';
import type { Crumb } from '../../ui/Crumbs';
import { experiencePath } from '../paths';

/** The way from the home page to an experience. */
export function stepsTo({ dish_name: name, slug }: PublicProposalDto): Crumb[] {
  return [
    { name: 'Inicio', path: '/' },
    { name: 'Experiencias', path: '/experiencias' },
    { name, path: experiencePath(slug) },
  ];
}
