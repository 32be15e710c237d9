import { Button } from 'antd';
import { Suspense, useState } from 'react';

import { ChevronIcon } from '../../ui/admin/icons';
import { optional } from '../../ui/optional/optional';
import { SEE_CHANGES } from '../versions/Changes';
import type { ChefChangesProps } from './ChefChangesMenu';

const ChefChangesMenu = optional(async () => (await import('./ChefChangesMenu')).ChefChangesMenu);

/** 'Ver cambios' of a chef, and of each of its experiences. The menu is loaded with the first press. */
export function ChefChanges(props: ChefChangesProps) {
  const [isAsked, setAsked] = useState(false);
  const button = (
    <Button size="small" aria-haspopup="menu" loading={isAsked} onClick={() => setAsked(true)}>
      {SEE_CHANGES} <ChevronIcon />
    </Button>
  );
  return isAsked ? (
    <Suspense fallback={button}>
      <ChefChangesMenu {...props} />
    </Suspense>
  ) : (
    button
  );
}
