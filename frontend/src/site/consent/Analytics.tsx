import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EMBED_SANDBOX } from '../../ui/embed/sandbox';
import { useEmbedMessages } from '../../ui/embed/use-embed-messages';
import type { Thanks } from './use-thanks';

interface AnalyticsProps {
  embedUrl: string;
  /** The visitor took the consent back: nothing more is counted, and the cookies are deleted. */
  withdrawn: boolean;
  thanks: Thanks;
  onGone: () => void;
}

type Message = { type: 'page_view'; title: string } | { type: 'conversion' | 'forget' };

/**
 * Counts visits in a hidden document of another origin, which can read neither page nor session. Rendered only after
 * consent.
 */
export function Analytics({ embedUrl, withdrawn, thanks, onGone }: AnalyticsProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const { pathname } = useLocation();
  useEmbedMessages(frame, embedUrl, ({ type }) => {
    if (type === 'ready') setReady(true);
    if (type === 'forgotten') onGone();
  });

  const post = useEffectEvent((message: Message) => {
    const said = { from: 'sobremesa', location: window.location.href, ...message };
    frame.current?.contentWindow?.postMessage(said, new URL(embedUrl).origin);
  });
  const { due, counted } = thanks;
  const convert = useEffectEvent(() => {
    post({ type: 'conversion' });
    counted();
  });

  useEffect(() => {
    if (ready) post(withdrawn ? { type: 'forget' } : { type: 'page_view', title: document.title });
  }, [embedUrl, pathname, ready, withdrawn]);
  useEffect(() => {
    if (ready && due && !withdrawn) convert();
  }, [due, ready, withdrawn]);

  return (
    <iframe
      ref={frame}
      src={new URL('/embed/analytics', embedUrl).href}
      title="Medición de visitas"
      sandbox={EMBED_SANDBOX}
      hidden
      aria-hidden="true"
      tabIndex={-1}
    />
  );
}
