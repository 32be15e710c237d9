import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useSettings } from '../../ui/settings';

interface ConsentPart {
  embedUrl: string;
  asked: number;
}

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

  useEffect(() => {
    if (!counts) return;
    // Without this code nobody is asked and nobody is counted.
    import('../consent/Consent').then((loaded) => setConsent(() => loaded.Consent)).catch(() => undefined);
  }, [counts]);

  return {
    part: Consent && embedUrl && <Consent embedUrl={embedUrl} asked={asked} />,
    askAgain: counts ? () => setAsked((times) => times + 1) : undefined,
  };
}
