import { Button, Dropdown } from 'antd';

import type { AdminChefDto } from '../../api/generated';
import { ChevronIcon } from '../../ui/admin/icons';
import { cut } from '../../ui/format';
import { SEE_CHANGES, useChanges } from '../versions/Changes';
import { CHEF_FIELDS } from './form/chef-fields';
import { PROPOSAL_FIELDS } from './form/proposal-fields';

/** Longest name of an experience in the menu. */
const NAME_SHOWN = 40;

interface ChefChangesProps {
  chef: AdminChefDto;
  /** Called when a version of the chef or of an experience was restored. */
  onRestored: () => void;
}

/** 'Ver cambios' of a chef, and of each of its experiences. */
export function ChefChanges({ chef, onRestored }: ChefChangesProps) {
  const ofChef = useChanges({ kind: 'chef', fields: CHEF_FIELDS, onRestored });
  const ofProposal = useChanges({ kind: 'proposal', fields: PROPOSAL_FIELDS, onRestored });
  const items = [
    {
      key: 'chef',
      label: 'Del chef',
      onClick: () => ofChef.see({ id: chef.id, name: chef.chef_name }),
    },
    ...chef.proposals.map(({ id, dish_name: name }) => ({
      key: id,
      label: `De «${cut(name, NAME_SHOWN)}»`,
      onClick: () => ofProposal.see({ id, name }),
    })),
  ];
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']}>
        <Button size="small" aria-haspopup="menu">
          {SEE_CHANGES} <ChevronIcon />
        </Button>
      </Dropdown>
      {ofChef.dialog}
      {ofProposal.dialog}
    </>
  );
}
