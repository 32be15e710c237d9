import { Modal as LibraryModal, type ModalProps } from 'antd';
import { useDeferredValue } from 'react';

import { Boundary } from '../../optional/Boundary';
import { FirstFocus } from '../focus/FirstFocus';
import { useReturnFocus } from '../focus/use-return-focus';

/**
 * The library's dialog. React paints the press first and then draws the dialog; it closes at once. What crashes in it leaves the
 * page as it is. Its content goes when it is closed, and takes the focus when it opens.
 */
export function Modal({ open = false, children, ...rest }: Omit<ModalProps, 'destroyOnHidden'>) {
  const drawn = useDeferredValue(open, false);
  const shown = open && drawn;
  useReturnFocus(shown);
  return (
    <LibraryModal {...rest} open={shown} destroyOnHidden>
      <FirstFocus>
        <Boundary open={open}>{children}</Boundary>
      </FirstFocus>
    </LibraryModal>
  );
}
