import { Button, Dropdown, type MenuProps } from 'antd';
import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';

import { ChevronIcon } from './icons';
import { useOpenBehind } from './use-open-behind';
import './row-menu.css';

/** One entry of a row's menu. */
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
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const select: MenuProps['onClick'] = ({ key }) => {
    const chosen = actions.find((action) => action.key === key);
    // A dialog gives the focus back to where it was, and the entry is gone by then.
    button.current?.focus({ preventScroll: true });
    // Behind the menu that closes: what opens, or is marked as busy, is drawn after that.
    startTransition(() => {
      // Its answer, where it has one, is not waited for.
      chosen?.onSelect();
    });
  };
  return (
    <Dropdown
      open={useOpenBehind(open)}
      onOpenChange={setOpen}
      menu={{ items: toItems(actions), onClick: select }}
      trigger={['click']}
      placement="bottomRight"
      destroyOnHidden
      popupRender={(menu) => <FocusedOnOpening>{menu}</FocusedOnOpening>}
    >
      <Button
        ref={button}
        size="small"
        className="row-menu"
        loading={busy}
        aria-haspopup="menu"
        aria-label={`Opciones de ${subject}`}
      >
        Opciones <ChevronIcon />
      </Button>
    </Dropdown>
  );
}

/** The menu takes the focus, so that arrows and Escape work; antd's own autoFocus scrolls the page away while at it. */
function FocusedOnOpening({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
  }, []);
  return <div ref={box}>{children}</div>;
}
