import type { PublicProposalDto } from '../../api/public.generated';
import type { Crumb } from '../../ui/Crumbs';
import { HOME } from '../json-ld';
import { experiencePath } from '../paths';

export function stepsTo({ dish_name: name, slug }: PublicProposalDto): Crumb[] {
  return [HOME, { name: 'Experiencias', path: '/experiencias' }, { name, path: experiencePath(slug) }];
}
