import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { fetchCode } from '../../ui/optional/fetch-code';
import { useSayMissing } from '../../ui/optional/use-say-missing';
import { useSettings } from '../../ui/settings';

interface ConsentPart {
  embedUrl: string;
  asked: number;
}

const loadConsent = async () => {
  const { Consent } = await fetchCode(() => import('../consent/Consent'));
  return () => Consent;
};

interface ConsentState {
  /** The question, and what its answer starts. Null when no analytics are configured. */
  part: ReactNode;
  /** Asks again, so that the answer can be changed. */
  askAgain: (() => void) | undefined;
}

/** The visitor's consent, if analytics are configured. Its code is fetched only then, after the page has loaded. */
export function useConsent(): ConsentState {
  const { analytics, embedUrl } = useSettings();
  const [Consent, setConsent] = useState<ComponentType<ConsentPart> | null>(null);
  const [asked, setAsked] = useState(0);
  const counts = analytics && embedUrl;
  const sayMissing = useSayMissing();

  useEffect(() => {
    if (!counts) return;
    // Without this code nobody is asked and nobody is counted.
    loadConsent().then(setConsent, () => undefined);
  }, [counts]);

  const askAgain = () => {
    setAsked((times) => times + 1);
    if (!Consent) loadConsent().then(setConsent, sayMissing);
  };

  return {
    part: Consent && embedUrl && <Consent embedUrl={embedUrl} asked={asked} />,
    askAgain: counts ? askAgain : undefined,
  };
}
