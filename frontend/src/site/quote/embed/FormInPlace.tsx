import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { FORM_COMPANIES } from '../../../api/form-companies.generated';
import { Ring } from '../../../ui/Ring';
import { useSettings, type FormType } from '../../../ui/settings';
import { keepChoice, readChoice, type ConsentChoice } from '../../consent/choice';
import { Embed, type EmbedProps } from './Embed';
import './form-in-place.css';

/**
 * A provider's form that stands on a page. Its company learns of the visit, so the visitor is asked first (Law 21.719).
 * The answer can be changed under the form; the site's own form is always one press away.
 */
export function FormInPlace({ type, children, ...asked }: EmbedProps & { type: FormType }) {
  const { productName } = useSettings();
  const { choice, choose, place } = useFormChoice();
  const provider = FORM_COMPANIES[type];
  const theirs = () => choose('granted');
  const ours = () => choose('denied');

  return (
    <div ref={place} tabIndex={-1} className="embed-place">
      {choice === null && <Question provider={provider} own={productName} onTheirs={theirs} onOurs={ours} />}
      {choice === 'granted' && (
        <Embed
          {...asked}
          after={<Switch said={`Este formulario es de ${provider}.`} to={productName} onSwitch={ours} />}
        >
          {children}
        </Embed>
      )}
      {choice === 'denied' && (
        <>
          {children}
          <Switch said={`También puedes responder el de ${provider}.`} to={provider} onSwitch={theirs} />
        </>
      )}
    </div>
  );
}

const neverChanges = () => () => undefined;

/** The visitor's answer. The server cannot know it: until the page is taken over, everybody is asked. */
function useFormChoice() {
  const kept = useSyncExternalStore(
    neverChanges,
    () => readChoice('forms'),
    () => null,
  );
  const [given, setGiven] = useState<ConsentChoice | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (given) place.current?.focus({ preventScroll: true });
  }, [given]);
  const choose = (choice: ConsentChoice) => {
    keepChoice('forms', choice);
    setGiven(choice);
  };
  return { choice: given ?? kept, choose, place };
}

interface QuestionProps {
  provider: string;
  /** Whose the other form is. */
  own: string;
  onTheirs: () => void;
  onOurs: () => void;
}

/** Asks in the form's place. Both answers lead to a form, and look alike. */
function Question({ provider, own, onTheirs, onOurs }: QuestionProps) {
  return (
    <div className="embed-ask">
      <Ring stroke={1.4} />
      <p className="embed-ask__title">Este formulario es de {provider}</p>
      <p>
        Se abre aquí mismo. Desde entonces {provider} recibe tu visita y lo que escribas, y puede usar cookies propias.{' '}
        <Link to="/privacidad#cookies">Privacidad</Link>
      </p>
      <div className="embed-ask__answers">
        <button className="btn btn--outline" type="button" onClick={onTheirs}>
          Aceptar y ver el formulario
        </button>
        <button className="btn btn--outline" type="button" onClick={onOurs}>
          Usar el de {own}
        </button>
      </div>
    </div>
  );
}

interface SwitchProps {
  said: string;
  /** Whose form the other one is. */
  to: string;
  onSwitch: () => void;
}

/** Leads from one form to the other, and takes the answer back. */
function Switch({ said, to, onSwitch }: SwitchProps) {
  return (
    <p className="embed-switch">
      {said}{' '}
      <button className="link" type="button" onClick={onSwitch}>
        Usar el formulario de {to}
      </button>
    </p>
  );
}
