import { Button } from 'antd';

import type { AdminChefDto } from '../../api/generated';
import { LOOK, SHARE, usePreviews } from '../previews/use-previews';

/** A look at the chef's page as it is saved, also before it is public. */
export function ChefPreview({ chef }: { chef: AdminChefDto }) {
  const { look, share, dialog } = usePreviews();
  const subject = { subject: 'chef', id: chef.id, name: chef.chef_name } as const;
  return (
    <>
      <Button size="small" onClick={() => look(subject)}>
        {LOOK}
      </Button>
      <Button size="small" onClick={() => share(subject)}>
        {SHARE}
      </Button>
      {dialog}
    </>
  );
}
