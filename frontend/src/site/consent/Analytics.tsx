import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EMBED_SANDBOX } from '../../ui/embed/sandbox';
import { useEmbedMessages } from '../../ui/embed/use-embed-messages';
import { takeSent } from '../quote/sent';

interface AnalyticsProps {
  embedUrl: string;
  /** The visitor took the consent back: nothing more is counted, and what is kept of it goes. */
  withdrawn: boolean;
  onGone: () => void;
}

/**
 * Counts visits in a hidden document of another origin, the only place where the provider's script runs: it sees the
 * addresses it is told, and neither the page nor the session. Rendered once the visitor has agreed.
 */
export function Analytics({ embedUrl, withdrawn, onGone }: AnalyticsProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const { pathname } = useLocation();
  useEmbedMessages(frame, embedUrl, ({ type }) => {
    if (type === 'ready') setReady(true);
    if (type === 'forgotten') onGone();
  });

  useEffect(() => {
    if (!ready) return;
    const tell = (message: { type: 'page_view'; title: string } | { type: 'conversion' | 'forget' }) => {
      const said = { from: 'sobremesa', location: window.location.href, ...message };
      frame.current?.contentWindow?.postMessage(said, new URL(embedUrl).origin);
    };
    if (withdrawn) return tell({ type: 'forget' });
    tell({ type: 'page_view', title: document.title });
    if (pathname === '/gracias' && takeSent()) tell({ type: 'conversion' });
  }, [embedUrl, pathname, ready, withdrawn]);

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
