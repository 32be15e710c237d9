import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';

import './unsaveable.css';
import { useCopy } from '../feedback/use-copy';

interface UnsaveableProps {
  /** What happened: 'Otra persona eliminó la solicitud mientras escribías.' */
  why: string;
  /** What is written, as one text. */
  text: () => string;
}

/** Stands where one would save: what is written belongs to something that is gone. It stays, and can be copied. */
export function Unsaveable({ why, text }: UnsaveableProps) {
  const copy = useCopy();
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed to save is gone: keyboard users go on here, not at the top of the page.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  const run = () =>
    copy(
      text(),
      'Lo que escribiste está copiado.',
      'Tu navegador no dejó copiarlo. Selecciona el texto y cópialo a mano.',
    );
  return (
    <div className="unsaveable">
      <Alert type="warning" showIcon title={why} description="Ya no se puede guardar, pero sigue aquí." />
      <Button ref={button} size="small" disabled={false} onClick={() => void run()}>
        Copiar lo que escribí
      </Button>
    </div>
  );
}
