import type { ReactNode } from 'react';
import { Picture, type ImageData } from './Picture';
import { Stars } from './Stars';

interface OpinionProps {
  score: number;
  text: string;
  clientName: string;
  /** Whether the client wrote it, through a link of their own. */
  verified?: boolean;
  /** The chef's portrait. Left out on a page that is all about that chef. */
  portrait?: ImageData;
  /** What the chef answered. */
  answer?: { by: string; text: string };
  /** A line under the client's name, such as the chef's name. */
  children?: ReactNode;
}

/** A client's opinion, with read-only stars and, on the home page, the chef's portrait. */
export function Opinion({ score, text, clientName, verified, portrait, answer, children }: OpinionProps) {
  return (
    <figure className="opinion">
      <Stars score={score} />
      <blockquote className="voice">“{text}”</blockquote>
      <figcaption className="who">
        {portrait && (
          <div className="pic pic--plate">
            <Picture image={portrait} alt="" sizes="3.5rem" />
          </div>
        )}
        <div>
          <b className={portrait ? undefined : 'voice'}>Por {clientName}</b>
          {children && <span>{children}</span>}
          {verified && <i>Opinión verificada</i>}
        </div>
      </figcaption>
      {answer && (
        <div className="answer">
          <b>Respuesta de {answer.by}</b>
          <p>{answer.text}</p>
        </div>
      )}
    </figure>
  );
}
