import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListCitiesQuery } from '../../../api/public.generated';
import { EmbedFrame } from '../../../ui/embed/EmbedFrame';
import { meantBy } from '../../choices';
import { keptCampaign } from '../campaign';
import type { Quoted } from '../message';

export interface ProviderFormProps {
  embedUrl: string;
  /** Where the document is on the embed origin. */
  path: string;
  /** Names the frame. */
  title: string;
  about?: Quoted;
  /** The commune asked for, by its id. */
  commune?: number;
  onFailed: () => void;
}

/** The provider's form itself: filled with what is asked for, and followed by the thanks. */
export function ProviderForm({ embedUrl, path, title, about, commune, onFailed }: ProviderFormProps) {
  const { currentData: cities, isFetching } = useListCitiesQuery({ scope: 'quotes' }, { skip: !commune });
  const navigate = useNavigate();
  const [moved, setMoved] = useState(false);
  const communeName = commune ? meantBy(commune, cities?.data)?.name : undefined;
  const finish = () => void navigate('/gracias');

  return (
    <>
      <EmbedFrame
        // A provider's form is filled once: it waits for the commune's name.
        src={isFetching && !cities ? undefined : embedAddress(embedUrl, path, { about, commune: communeName })}
        embedUrl={embedUrl}
        title={title}
        onSubmitted={finish}
        onMoved={() => setMoved(true)}
        onFailed={onFailed}
      />
      {moved && <PerhapsSent onSent={finish} />}
    </>
  );
}

/** Asks what a provider such as Google does not report: only a visitor's own word counts as a request. */
function PerhapsSent({ onSent }: { onSent: () => void }) {
  return (
    <div className="embed-sent" role="status">
      <p>¿Ya enviaste tus respuestas?</p>
      <button className="btn btn--sm" type="button" onClick={onSent}>
        Ya envié el formulario
      </button>
    </div>
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
