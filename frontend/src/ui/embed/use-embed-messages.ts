import { useEffect, useEffectEvent, type RefObject } from 'react';

/** A message of an embedded document to the page around it. */
export interface EmbedMessage {
  /**
   * 'moved': the form shows another page, or was sent; its provider does not say which. 'forgotten': the document that
   * counts visits has deleted its cookies.
   */
  type: 'ready' | 'height' | 'moved' | 'submitted' | 'failed' | 'forgotten';
  height?: number;
}

const TYPES: readonly unknown[] = ['ready', 'height', 'moved', 'submitted', 'failed', 'forgotten'];

/** Receives the messages of the document in this frame only, not of other frames or origins. */
export function useEmbedMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  embedUrl: string,
  onMessage: (message: EmbedMessage) => void,
): void {
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.source === null || event.source !== frame.current?.contentWindow) return;
    if (event.origin !== new URL(embedUrl).origin || !isMessage(event.data)) return;
    onMessage(event.data);
  });

  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
}

function isMessage(said: unknown): said is EmbedMessage {
  if (typeof said !== 'object' || said === null) return false;
  const { from, type, height } = said as Record<string, unknown>;
  return from === 'sobremesa-embed' && TYPES.includes(type) && (height === undefined || typeof height === 'number');
}
