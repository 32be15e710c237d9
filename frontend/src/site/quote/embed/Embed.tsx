import { useCallback, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListCitiesQuery } from '../../../api/public.generated';
import { useSettings } from '../../../ui/settings';
import { keptCampaign } from '../campaign';
import type { Quoted } from '../message';
import { markSent } from '../sent';
import { EmbedFrame } from '../../../ui/embed/EmbedFrame';

interface EmbedProps {
  /** Where the document is on the embed origin. */
  path: string;
  /** Names the frame. */
  title: string;
  about?: Quoted;
  /** The commune asked for, by its id. */
  commune?: number;
  /** What stands under the form: the way out of a dialog. */
  actions?: ReactNode;
  /** The way to ask where the provider does not answer. */
  children: ReactNode;
}

/** A provider's form, or, where it does not come, a sentence and the site's own way to ask: asking always works. */
export function Embed({ path, title, about, commune, actions, children }: EmbedProps) {
  const { embedUrl } = useSettings();
  const { data: cities, isLoading } = useListCitiesQuery(undefined, { skip: !commune });
  const [lost, setLost] = useState(!embedUrl);
  const navigate = useNavigate();
  const fail = useCallback(() => setLost(true), []);
  const communeName = cities?.data.find(({ id }) => id === commune)?.name;
  const finish = () => {
    markSent();
    void navigate('/gracias');
  };

  if (lost || !embedUrl) {
    return (
      <div className="embed-lost">
        <p role="status">El formulario no cargó. Cuéntanos por aquí y te respondemos igual.</p>
        {children}
      </div>
    );
  }
  return (
    <>
      <EmbedFrame
        // A provider's form is told once: it waits for the commune's name.
        src={isLoading ? undefined : embedAddress(embedUrl, path, { about, commune: communeName })}
        embedUrl={embedUrl}
        title={title}
        onSubmitted={finish}
        onFailed={fail}
      />
      {actions && <div className="dialog__actions">{actions}</div>}
    </>
  );
}

/** The document's address with what travels along: what is asked about, and the campaign that brought the visitor. */
function embedAddress(
  embedUrl: string,
  path: string,
  { about, commune }: { about?: Quoted; commune?: string },
): string {
  const address = new URL(path, embedUrl);
  if (about) address.searchParams.set(about.kind, about.name);
  for (const [name, value] of Object.entries({ commune, ...keptCampaign() })) {
    if (value) address.searchParams.set(name, value);
  }
  return address.href;
}
