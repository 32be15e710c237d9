import type { AdminChefDto } from '../../api/generated';
import { MenuButton } from '../../ui/admin/list/MenuButton';
import { cut } from '../../ui/format';
import { SEE_CHANGES, useChanges } from '../versions/Changes';

/** Longest name of an experience in the menu. */
const NAME_SHOWN = 40;

const OF_CHEF = 'chef';

export interface ChefChangesProps {
  chef: AdminChefDto;
  onRestored: () => void;
}

/** The menu of whose changes one sees: it is open when it arrives, because a press has asked for it. */
export function ChefChangesMenu({ chef, onRestored }: ChefChangesProps) {
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
    { key: OF_CHEF, label: 'Del chef' },
    ...chef.proposals.map(({ id, dish_name: name }) => ({ key: String(id), label: `De «${cut(name, NAME_SHOWN)}»` })),
  ];
  const see = (key: string) => {
    const proposal = chef.proposals.find(({ id }) => String(id) === key);
    if (key === OF_CHEF) ofChef.see({ id: chef.id, name: chef.chef_name });
    else if (proposal) ofProposal.see({ id: proposal.id, name: proposal.dish_name });
  };
  return (
    <>
      <MenuButton opened items={items} onSelect={see}>
        {SEE_CHANGES}
      </MenuButton>
      {ofChef.dialog}
      {ofProposal.dialog}
    </>
  );
}
