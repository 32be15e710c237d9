import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ConsentChoice } from './choice';
import './consent.css';

interface BannerProps {
  /** Whether the visitor opened it and expects the focus to move there. */
  calledFor: boolean;
  onAnswer: (choice: ConsentChoice) => void;
}

/** The question, with two answers that look alike. */
export function Banner({ calledFor, onAnswer }: BannerProps) {
  const titleId = useId();
  const banner = useRef<HTMLElement>(null);
  // Before the first paint: where it stands depends on it (consent.css).
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset.asksConsent = '';
    return () => page.removeAttribute('data-asks-consent');
  }, []);
  useEffect(() => {
    if (!calledFor) return undefined;
    const caller = document.activeElement;
    banner.current?.focus();
    return () => {
      if (caller instanceof HTMLElement && caller.isConnected) caller.focus({ preventScroll: true });
    };
  }, [calledFor]);

  return (
    <section ref={banner} className="consent" aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId}>¿Contamos tu visita?</h2>
      <p>
        Nos ayuda a saber qué páginas sirven. Sin tu permiso no la contamos.{' '}
        <Link to="/privacidad#cookies">Privacidad</Link>
      </p>
      <div className="consent__answers">
        <button className="btn btn--outline btn--sm" type="button" onClick={() => onAnswer('denied')}>
          Rechazar
        </button>
        <button className="btn btn--outline btn--sm" type="button" onClick={() => onAnswer('granted')}>
          Aceptar
        </button>
      </div>
    </section>
  );
}
