import { Suspense, useState } from 'react';
import { optional } from '../../ui/optional/optional';
import { keepChoice, readChoice, type ConsentChoice } from './choice';
import { useThanks } from './use-thanks';

/** What does not come asks nobody, and counts nobody. */
const nothing = () => null;

/** What asks comes to those who have not answered, what counts to those who agreed. */
const Banner = optional(async () => (await import('./Banner')).Banner, nothing);
const Analytics = optional(async () => (await import('./Analytics')).Analytics, nothing);

interface ConsentProps {
  embedUrl: string;
  /** How many times the visitor has asked, in the footer, to change the answer. */
  asked: number;
}

/**
 * Asks once whether the visit may be counted. Nothing is counted before a yes (Law 21.719). Rendered in the browser
 * only.
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
      <Suspense fallback={null}>{open && <Banner key={asked} calledFor={asked > 0} onAnswer={answer} />}</Suspense>
      <Suspense fallback={null}>
        {(choice === 'granted' || leaving) && (
          <Analytics embedUrl={embedUrl} withdrawn={leaving} thanks={thanks} onGone={() => setLeaving(false)} />
        )}
      </Suspense>
    </>
  );
}
