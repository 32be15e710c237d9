import { Drawer as LibraryDrawer, type DrawerProps } from 'antd';
import { useDeferredValue } from 'react';

import { Boundary } from '../../optional/Boundary';
import { FirstFocus } from '../focus/FirstFocus';

/** The library's drawer, which opens and takes the focus as our dialogs do. */
export function Drawer({ open = false, children, ...rest }: Omit<DrawerProps, 'destroyOnHidden' | 'autoFocus'>) {
  const drawn = useDeferredValue(open, false);
  return (
    <LibraryDrawer {...rest} open={open && drawn} destroyOnHidden autoFocus={false}>
      <FirstFocus>
        <Boundary open={open}>{children}</Boundary>
      </FirstFocus>
    </LibraryDrawer>
  );
}
