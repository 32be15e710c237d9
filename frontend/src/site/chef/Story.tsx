import type { PublicChefDto } from '../../api/public.generated';

/** The chef in their own words: the description large, the information below, a paragraph per line. */
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
