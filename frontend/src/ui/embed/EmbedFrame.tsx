import { useEffect, useRef, useState } from 'react';
import { EmbedWaiting } from './EmbedWaiting';
import { EMBED_SANDBOX } from './sandbox';
import { useEmbedMessages, type EmbedMessage } from './use-embed-messages';

/** How long a provider may take to show its form, in milliseconds. */
export const PATIENCE_MS = 8_000;

/** Smallest and largest height of the frame, in pixels. A broken or hostile form may claim any height. */
const LOWEST = 240;
const HIGHEST = 4_000;

/** Most pages of a form. A hostile form could otherwise claim new pages without end, and scroll the page each time. */
const MAX_PAGES = 20;

interface EmbedFrameProps {
  /** Address of the embed document. Undefined while it is not known. */
  src: string | undefined;
  embedUrl: string;
  title: string;
  onSubmitted: () => void;
  /** The form shows another page. It may have been sent. */
  onMoved?: () => void;
  /** The form did not arrive, or its provider says that it cannot. */
  onFailed: () => void;
}

/**
 * Scrolls to the top of the frame: a page that is shorter than the one before it may be wholly above the visible part.
 */
function showTop(frame: HTMLIFrameElement | null): void {
  if (frame && frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' });
}

/**
 * A provider's form in a frame of another origin, which can neither read this page nor leave it. A skeleton is shown
 * until the form says that it is there. Then the frame has the height that the form says.
 */
export function EmbedFrame({ src, embedUrl, title, onSubmitted, onMoved, onFailed }: EmbedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [listening, setListening] = useState(false);
  const [ready, setReady] = useState(false);
  const [height, setHeight] = useState<number>();
  const pages = useRef(1);

  const answer = ({ type, height: wanted }: EmbedMessage) => {
    if (type === 'ready') setReady(true);
    if (type === 'failed') onFailed();
    if (type === 'submitted') onSubmitted();
    if (type === 'moved') {
      pages.current += 1;
      if (pages.current <= MAX_PAGES) showTop(frame.current);
      onMoved?.();
    }
    if (wanted !== undefined && Number.isFinite(wanted)) setHeight(Math.min(Math.max(wanted, LOWEST), HIGHEST));
  };
  useEmbedMessages(frame, embedUrl, answer);
  // The frame is rendered only in the browser. In the server's markup it could send messages before the page listens.
  useEffect(() => {
    setListening(true);
  }, []);
  useEffect(() => {
    if (ready) return undefined;
    const timer = setTimeout(onFailed, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [onFailed, ready]);

  return (
    <div className="embed" aria-busy={!ready}>
      {!ready && <EmbedWaiting />}
      {listening && src !== undefined && (
        <iframe
          ref={frame}
          src={src}
          title={title}
          sandbox={EMBED_SANDBOX}
          hidden={!ready}
          style={{ blockSize: height }}
        />
      )}
    </div>
  );
}
