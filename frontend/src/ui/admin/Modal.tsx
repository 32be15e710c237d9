import { Modal as LibraryModal, type ModalProps } from 'antd';

import { useOpenBehind } from './use-open-behind';

/** The library's dialog. It opens behind the press (`useOpenBehind`). */
export function Modal({ open = false, ...rest }: ModalProps) {
  return <LibraryModal {...rest} open={useOpenBehind(open)} />;
}
