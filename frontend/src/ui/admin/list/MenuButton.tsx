import { Button, Dropdown, type ButtonProps, type DropdownProps, type MenuProps } from 'antd';
import { startTransition, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';

import { ChevronIcon } from '../icons';
import './menu-button.css';

interface MenuButtonProps extends Pick<ButtonProps, 'aria-label' | 'className' | 'disabled' | 'loading'> {
  /** What stands on the button. */
  children: ReactNode;
  items: NonNullable<MenuProps['items']>;
  /** @param key of the chosen item */
  onSelect: (key: string) => void;
  /** Open when it arrives: the press that asked for it has fetched it. */
  opened?: boolean;
  placement?: DropdownProps['placement'];
}

export function MenuButton({ children, items, onSelect, opened = false, placement, ...looks }: MenuButtonProps) {
  const [open, setOpen] = useState(opened);
  // The press is painted before the menu is drawn.
  const drawn = useDeferredValue(open, false);
  const button = useRef<HTMLButtonElement>(null);
  const select: MenuProps['onClick'] = ({ key }) => {
    // A dialog gives the focus back to where it was, and the item is gone by then.
    button.current?.focus({ preventScroll: true });
    // Behind the menu that closes: what opens, or is marked as busy, is drawn after that.
    startTransition(() => onSelect(key));
  };
  return (
    <Dropdown
      open={open && drawn}
      onOpenChange={setOpen}
      menu={{ items, onClick: select }}
      trigger={['click']}
      placement={placement}
      destroyOnHidden
      popupRender={(menu) => <FocusedOnOpening>{menu}</FocusedOnOpening>}
    >
      <Button ref={button} size="small" aria-haspopup="menu" aria-expanded={open} {...looks}>
        {children} <ChevronIcon />
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
