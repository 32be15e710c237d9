import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useGetProfileChangeQuery, type AdminChefDto } from '../../api/generated';
import { optionalDialog } from '../../ui/optional/optional-dialog';

const ChefProfileDialog = optionalDialog(async () => (await import('./ChefProfileDialog')).ChefProfileDialog);

/** In the address: 'Hoy' leads to the dialog itself. */
const ASKED = 'perfil';

interface ChefProfileProps {
  chef: AdminChefDto;
  onTaken: () => void;
}

/** 'Revisar perfil', where the chef wants the site to show something else. The dialog is loaded with the press. */
export function ChefProfile({ chef, onTaken }: ChefProfileProps) {
  const [query, setQuery] = useSearchParams();
  const [open, setOpen] = useState(query.has(ASKED));
  const { data } = useGetProfileChangeQuery({ id: chef.id });
  const isWaiting = data?.data.change?.state === 'waiting';

  const close = (): void => {
    setOpen(false);
    setQuery(
      (now) => {
        now.delete(ASKED);
        return now;
      },
      { replace: true },
    );
  };
  return (
    <>
      {isWaiting && (
        <Button size="small" type="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Revisar perfil
        </Button>
      )}
      {open && <ChefProfileDialog chef={chef} onClose={close} onTaken={onTaken} />}
    </>
  );
}
