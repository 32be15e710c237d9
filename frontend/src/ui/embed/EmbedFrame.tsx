import { useEffect, useRef, useState } from 'react';
import { EmbedWaiting } from './EmbedWaiting';
import { EMBED_SANDBOX } from './sandbox';
import { useEmbedMessages, type EmbedMessage } from './use-embed-messages';

/** How long a provider may take to show its form. */
export const PATIENCE_MS = 8_000;

/** No form is as low or as high as what a broken or hostile one may claim. */
const LOWEST = 240;
const HIGHEST = 4_000;

/** More pages than a form has; a hostile one could otherwise hold the page in place by claiming them without end. */
const MAX_PAGES = 20;

interface EmbedFrameProps {
  /** Address of the embed document; undefined while it is not known. */
  src: string | undefined;
  embedUrl: string;
  title: string;
  onSubmitted: () => void;
  /** The form shows another page: perhaps it was sent. */
  onMoved?: () => void;
  /** The form did not come, or its provider says that it cannot. */
  onFailed: () => void;
}

/** A page that is shorter than the one before it may lie wholly above what is in sight. */
function showTop(frame: HTMLIFrameElement | null): void {
  if (frame && frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' });
}

/**
 * A provider's form in a frame of another origin, which can neither read nor leave this page.
 * A skeleton holds its place until it says that it is there; the frame is then as high as it says.
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
  // In the server's markup the frame would be there, and speak, before anybody listens.
  useEffect(() => setListening(true), []);
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
