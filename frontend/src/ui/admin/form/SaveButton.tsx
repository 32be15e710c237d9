import { useRef, useState } from 'react';

import { useOnline } from '../../use-online';
import { LoadingButton, type LoadingButtonProps } from './LoadingButton';
import './save-button.css';

interface SaveButtonProps extends Omit<LoadingButtonProps, 'onClick'> {
  /** Checks the form and saves, or opens what comes before that. It ends when the button may be pressed again. */
  onSave: () => Promise<void>;
}

/**
 * The button of a form. Until it is saved, a second press is refused. Where it stands in the form, Enter in a field presses it
 * too. Without a network it says so; a press is tried all the same, because a browser may be wrong about it.
 */
export function SaveButton({ onSave, className = '', htmlType = 'submit', children, ...rest }: SaveButtonProps) {
  const online = useOnline();
  const [pressed, setPressed] = useState(false);
  const underWay = useRef(false);

  const press = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setPressed(true);
    try {
      await onSave();
    } finally {
      underWay.current = false;
      setPressed(false);
    }
  };

  return (
    <LoadingButton
      {...rest}
      htmlType={htmlType}
      className={pressed ? `is-pressed ${className}` : className}
      aria-busy={pressed}
      onClick={(event) => {
        // Otherwise antd's form would check itself too.
        event.preventDefault();
        void press();
      }}
    >
      {children}
      {!online && ' · sin conexión'}
    </LoadingButton>
  );
}
