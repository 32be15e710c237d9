import type { Outcome } from './outcome-words';

/** What happened to the money of a try, and what to do. */
export function OutcomeNote({ outcome: { title, text, mood }, url }: { outcome: Outcome; url: string | null }) {
  return (
    <div className={`payment__outcome is-${mood}`} role="status">
      <h2>{title}</h2>
      <p>
        {text} {mood === 'open' && url && <a href={url}>Mirar otra vez</a>}
      </p>
    </div>
  );
}
