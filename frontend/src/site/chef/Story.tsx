import type { PublicChefDto } from '../../api/public.generated';

/** The chef's own texts: the description large, as it was typed, the information below it, one paragraph per line. */
export function Story({ chef }: { chef: PublicChefDto }) {
  const paragraphs = chef.information.split(/\n+/).filter((line) => line.trim() !== '');
  return (
    <div className="story">
      <p>{chef.description}</p>
      {paragraphs.map((paragraph, at) => (
        <p key={at}>{paragraph}</p>
      ))}
    </div>
  );
}
