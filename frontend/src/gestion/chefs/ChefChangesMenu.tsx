import { Button, Dropdown } from 'antd';
import { useState } from 'react';

import type { AdminChefDto } from '../../api/generated';
import { ChevronIcon } from '../../ui/admin/icons';
import { useOpenBehind } from '../../ui/admin/use-open-behind';
import { cut } from '../../ui/format';
import { SEE_CHANGES, useChanges } from '../versions/Changes';

/** Longest name of an experience in the menu. */
const NAME_SHOWN = 40;

export interface ChefChangesProps {
  chef: AdminChefDto;
  /** Called when a version of the chef or of an experience was restored. */
  onRestored: () => void;
}

/** The menu of whose changes one sees: it is open when it arrives, because a press has asked for it. */
export function ChefChangesMenu({ chef, onRestored }: ChefChangesProps) {
  const [open, setOpen] = useState(true);
  const ofChef = useChanges({
    kind: 'chef',
    fields: async () => (await import('./form/chef-fields')).CHEF_FIELDS,
    onRestored,
  });
  const ofProposal = useChanges({
    kind: 'proposal',
    fields: async () => (await import('./form/proposal-fields')).PROPOSAL_FIELDS,
    onRestored,
  });
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
      <Dropdown menu={{ items }} trigger={['click']} open={useOpenBehind(open)} onOpenChange={setOpen}>
        <Button autoFocus size="small" aria-haspopup="menu" aria-expanded={open}>
          {SEE_CHANGES} <ChevronIcon />
        </Button>
      </Dropdown>
      {ofChef.dialog}
      {ofProposal.dialog}
    </>
  );
}
