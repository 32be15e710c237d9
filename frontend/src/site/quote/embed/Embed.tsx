import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { EmbedWaiting } from '../../../ui/embed/EmbedWaiting';
import { fetchCode } from '../../../ui/optional/fetch-code';
import { useSettings } from '../../../ui/settings';
import type { ProviderFormProps } from './ProviderForm';

export interface EmbedProps extends Omit<ProviderFormProps, 'embedUrl' | 'onFailed'> {
  /** What stands under the form, as long as it is there. */
  after?: ReactNode;
  /** The way to ask where the provider does not answer. */
  children: ReactNode;
}

/**
 * A provider's form, or where it fails, the site's own: asking always works. The frame's code comes only where it is
 * needed.
 */
export function Embed({ after, children, ...asked }: EmbedProps) {
  const { embedUrl } = useSettings();
  const [Form, setForm] = useState<ComponentType<ProviderFormProps> | null>(null);
  const [lost, setLost] = useState(!embedUrl);
  const words = useRef<HTMLParagraphElement>(null);
  const focused = useRef<Element>(null);
  const fail = useCallback(() => {
    focused.current = document.activeElement;
    setLost(true);
  }, []);
  useEffect(() => {
    // What had the focus went with the form: the way out of a dialog stands elsewhere in the site's own.
    if (lost && focused.current?.isConnected === false) words.current?.focus();
  }, [lost]);
  useEffect(() => {
    if (embedUrl)
      fetchCode(() => import('./ProviderForm')).then(({ ProviderForm }) => setForm(() => ProviderForm), fail);
  }, [embedUrl, fail]);

  if (lost || !embedUrl) {
    return (
      <div className="embed-lost">
        <p ref={words} role="status" tabIndex={-1}>
          El formulario no cargó. Cuéntanos por aquí y te respondemos igual.
        </p>
        {children}
      </div>
    );
  }
  return (
    <>
      {Form ? (
        <Form {...asked} embedUrl={embedUrl} onFailed={fail} />
      ) : (
        <div className="embed" aria-busy="true">
          <EmbedWaiting />
        </div>
      )}
      {after}
    </>
  );
}
