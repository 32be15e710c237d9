import { Button } from 'antd';
import { useState } from 'react';

import type { AdminChefDto } from '../../api/generated';
import { optionalDialog } from '../../ui/optional/optional-dialog';

const ChefKitchenDialog = optionalDialog(async () => (await import('./ChefKitchenDialog')).ChefKitchenDialog);

/** 'Mi cocina' of a chef. The dialog is loaded with the press. */
export function ChefKitchen({ chef }: { chef: AdminChefDto }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Mi cocina
      </Button>
      {open && <ChefKitchenDialog chef={chef} onClose={() => setOpen(false)} />}
    </>
  );
}
