import { Button } from 'antd';
import { useState } from 'react';
import { useSelector } from 'react-redux';

import type { AdminChefDto } from '../../api/generated';
import { selectAdmitted } from '../../session/session-slice';
import { optionalDialog } from '../../ui/optional/optional-dialog';

const ChefPayeeDialog = optionalDialog(async () => (await import('./ChefPayeeDialog')).ChefPayeeDialog);

interface ChefPayeeProps {
  chef: AdminChefDto;
  onDirty: (dirty: boolean) => void;
}

/** How a chef is paid, for administrators. The dialog is loaded with the press. */
export function ChefPayee({ chef, onDirty }: ChefPayeeProps) {
  const person = useSelector(selectAdmitted);
  const [open, setOpen] = useState(false);
  if (person?.role !== 'ADMIN') return null;
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Cómo se le paga
      </Button>
      {open && <ChefPayeeDialog chefId={chef.id} onClose={() => setOpen(false)} onDirty={onDirty} />}
    </>
  );
}
