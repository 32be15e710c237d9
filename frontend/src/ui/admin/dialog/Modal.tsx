import { Modal as LibraryModal, type ModalProps } from 'antd';
import { useDeferredValue } from 'react';

import { Boundary } from '../../optional/Boundary';
import { useReturnFocus } from '../focus/use-return-focus';

/**
 * The library's dialog. React paints the press first and then draws the dialog; it closes at once. What crashes in it leaves the
 * page as it is.
 */
export function Modal({ open = false, children, ...rest }: ModalProps) {
  const drawn = useDeferredValue(open, false);
  const shown = open && drawn;
  useReturnFocus(shown);
  return (
    <LibraryModal {...rest} open={shown}>
      <Boundary open={open}>{children}</Boundary>
    </LibraryModal>
  );
}
