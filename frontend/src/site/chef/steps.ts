import type { PublicChefDto } from '../../api/public.generated';
import type { Crumb } from '../../ui/Crumbs';
import { HOME } from '../json-ld';
import { chefPath } from '../paths';

export const stepsTo = ({ chef_name: name, slug }: PublicChefDto): Crumb[] => [
  HOME,
  { name: 'Chefs', path: '/chefs' },
  { name, path: chefPath(slug) },
];
