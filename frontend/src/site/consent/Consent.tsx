import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Analytics } from './Analytics';
import { keepChoice, readChoice, type ConsentChoice } from './choice';
import './consent.css';
import { useThanks } from './use-thanks';

interface ConsentProps {
  embedUrl: string;
  /** How many times the visitor has asked, in the footer, to change the answer. */
  asked: number;
}

/**
 * Asks once whether the visit may be counted. Both answers look alike, and nothing is counted before a yes (Law
 * 21.719). Rendered only in the browser, which knows the answer.
 */
export function Consent({ embedUrl, asked }: ConsentProps) {
  const [choice, setChoice] = useState(() => readChoice('visits'));
  const [answeredTo, setAnsweredTo] = useState(0);
  // True while the document that counted still has to delete its cookies.
  const [leaving, setLeaving] = useState(false);
  const thanks = useThanks();
  const open = choice === null || asked > answeredTo;

  const answer = (given: ConsentChoice) => {
    keepChoice('visits', given);
    setLeaving(choice === 'granted' && given === 'denied');
    setChoice(given);
    setAnsweredTo(asked);
  };

  return (
    <>
      {open && <Banner key={asked} calledFor={asked > 0} onAnswer={answer} />}
      {(choice === 'granted' || leaving) && (
        <Analytics embedUrl={embedUrl} withdrawn={leaving} thanks={thanks} onGone={() => setLeaving(false)} />
      )}
    </>
  );
}

interface BannerProps {
  /** Whether the visitor opened it and expects the focus to move there. */
  calledFor: boolean;
  onAnswer: (choice: ConsentChoice) => void;
}

function Banner({ calledFor, onAnswer }: BannerProps) {
  const titleId = useId();
  const banner = useRef<HTMLElement>(null);
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
        Nos ayuda a saber qué páginas sirven. Sin tu permiso no medimos nada.{' '}
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
