import { useNavigate } from 'react-router-dom';

import type { ChefRowDto } from '../../api/generated';
import { RowMenu, type RowAction } from '../../ui/admin/list/RowMenu';
import { useFromList } from '../../ui/admin/list/use-list-place';
import { chefPath } from '../paths';
import { SEE_CHANGES } from '../versions/Changes';
import type { ChefActions } from './use-chef-actions';

interface ChefRowMenuProps {
  chef: ChefRowDto;
  actions: ChefActions;
  onSeeChanges: (chef: ChefRowDto) => void;
  onDelete: (chef: ChefRowDto) => void;
}

/** The menu of a row of the chefs table; its labels say what a press will do. */
export function ChefRowMenu({ chef, actions, onSeeChanges, onDelete }: ChefRowMenuProps) {
  const navigate = useNavigate();
  const from = useFromList();
  const active = chef.state === 'ACTIVE';
  const entries: RowAction[] = [
    { key: 'edit', label: 'Editar', onSelect: () => void navigate(chefPath(chef.id), { state: from }) },
    {
      key: 'view',
      label: 'Ver en el sitio',
      disabled: !active,
      onSelect: () => window.open(`/chef/${encodeURIComponent(chef.slug)}`, '_blank', 'noopener'),
    },
    {
      key: 'state',
      label: active ? 'Desactivar Chef' : 'Activar Chef',
      onSelect: () => actions.toggleState(chef),
    },
    {
      key: 'favorite',
      label: chef.favorite ? 'Quitar de Favorito' : 'Agregar a Favorito',
      onSelect: () => actions.toggleFavorite(chef),
    },
    { key: 'changes', label: SEE_CHANGES, onSelect: () => onSeeChanges(chef) },
    { key: 'delete', label: 'Eliminar', danger: true, onSelect: () => onDelete(chef) },
  ];
  return <RowMenu subject={chef.chef_name} actions={entries} busy={actions.isBusy(chef.id)} />;
}
