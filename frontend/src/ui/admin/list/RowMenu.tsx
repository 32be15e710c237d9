import type { MenuProps } from 'antd';

import { MenuButton } from './MenuButton';
import './row-menu.css';

export interface RowAction {
  key: string;
  label: string;
  onSelect: () => void;
  /** Red, below a line: what cannot be undone. */
  danger?: boolean;
  disabled?: boolean;
}

interface RowMenuProps {
  /** What the row is, for those who cannot see it: 'Opciones de Ana María Pérez'. */
  subject: string;
  actions: RowAction[];
  busy?: boolean;
}

function toItems(actions: RowAction[]): NonNullable<MenuProps['items']> {
  const item = ({ key, label, danger, disabled }: RowAction) => ({ key, label, danger, disabled });
  const usual = actions.filter(({ danger }) => !danger).map(item);
  const final = actions.filter(({ danger }) => danger).map(item);
  return final.length > 0 && usual.length > 0 ? [...usual, { type: 'divider' }, ...final] : [...usual, ...final];
}

/** The per-row dropdown 'Opciones' of every table. */
export function RowMenu({ subject, actions, busy = false }: RowMenuProps) {
  return (
    <MenuButton
      className="row-menu"
      aria-label={`Opciones de ${subject}`}
      loading={busy}
      items={toItems(actions)}
      // Its answer, where it has one, is not waited for.
      onSelect={(chosen) => void actions.find(({ key }) => key === chosen)?.onSelect()}
      placement="bottomRight"
    >
      Opciones
    </MenuButton>
  );
}
