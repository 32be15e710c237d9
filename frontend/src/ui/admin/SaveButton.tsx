import { useEffect, useRef, useState } from 'react';

import { LoadingButton, type LoadingButtonProps } from './LoadingButton';
import { painted } from './painted';
import './save-button.css';

interface SaveButtonProps extends Omit<LoadingButtonProps, 'onClick'> {
  /** Checks the form and saves, or opens what comes before that. It ends when the button may be pressed again. */
  onSave: () => Promise<void>;
}

/**
 * The button of a form. Checking and marking all its fields takes longer than a frame has, so the press is painted first, on
 * the button alone; until then, and until it is saved, a second press is refused. Where it stands in the form, Enter in a field
 * presses it too.
 */
export function SaveButton({ onSave, className = '', htmlType = 'submit', ...rest }: SaveButtonProps) {
  const [pressed, setPressed] = useState(false);
  const underWay = useRef(false);
  const gone = useRef(false);
  const latest = useRef(onSave);
  useEffect(() => {
    latest.current = onSave;
  });
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const press = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setPressed(true);
    try {
      await painted();
      // A form that was closed meanwhile has no fields any more.
      if (!gone.current) await latest.current();
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
        // Otherwise antd's form would check itself at once.
        event.preventDefault();
        void press();
      }}
    />
  );
}
