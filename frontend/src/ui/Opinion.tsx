import type { ReactNode } from 'react';
import { Picture, type ImageData } from './Picture';
import { Stars } from './Stars';

interface OpinionProps {
  score: number;
  text: string;
  clientName: string;
  /** The chef who cooked; none where the whole page is about them. */
  portrait?: ImageData;
  /** A line under the client's name, such as the chef who cooked. */
  children?: ReactNode;
}

/** What a client said, with read-only stars and, on the home page, the chef's face. */
export function Opinion({ score, text, clientName, portrait, children }: OpinionProps) {
  return (
    <figure className="opinion">
      <Stars score={score} />
      <blockquote>“{text}”</blockquote>
      <figcaption className="who">
        {portrait && (
          <div className="pic pic--plate">
            <Picture image={portrait} alt="" sizes="3.5rem" />
          </div>
        )}
        <div>
          <b>Por {clientName}</b>
          {children && <span>{children}</span>}
        </div>
      </figcaption>
    </figure>
  );
}
