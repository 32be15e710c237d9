import { useId, type ReactNode } from 'react';
import { Picture, type ImageData } from '../../ui/Picture';
import { Ring } from '../../ui/Ring';

interface InvitationProps {
  title: string;
  text: string;
  plate: ImageData;
  children: ReactNode;
}

/** The last section of a page before the footer: a picture of a plate, and one button. */
export function Invitation({ title, text, plate, children }: InvitationProps) {
  const titleId = useId();
  return (
    <section className="invite" aria-labelledby={titleId}>
      <div className="wrap">
        <h2 id={titleId}>{title}</h2>
        <p>{text}</p>
        <div className="row">{children}</div>
      </div>
      {/* A picture of the whole page, taken before anybody moves, has it too. */}
      <Picture className="invite__plate" image={plate} alt="" sizes="(width < 60rem) 21rem, 46vw" eager />
      <Ring stroke={0.9} />
    </section>
  );
}
