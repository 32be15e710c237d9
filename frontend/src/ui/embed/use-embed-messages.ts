import { useEffect, useEffectEvent, type RefObject } from 'react';

/** What an embedded document tells the page around it. */
export interface EmbedMessage {
  /**
   * 'moved': another page of the form, or the one after it was sent; its provider does not say which.
   * 'forgotten': what counted visits has let go of its cookies.
   */
  type: 'ready' | 'height' | 'moved' | 'submitted' | 'failed' | 'forgotten';
  height?: number;
}

const TYPES: readonly unknown[] = ['ready', 'height', 'moved', 'submitted', 'failed', 'forgotten'];

/** Hears what the document in the frame says, and nobody else: neither other frames nor other origins. */
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
