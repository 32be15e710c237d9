import { Picture, type ImageData } from '../../ui/Picture';
import type { Quoted } from './message';

/** The chef or experience that the visitor was looking at. */
export interface QuoteSubject extends Quoted {
  picture: ImageData;
}

export function About({ subject }: { subject: QuoteSubject }) {
  return (
    <div className="about">
      <div className="pic pic--plate">
        <Picture image={subject.picture} alt="" sizes="3.75rem" />
      </div>
      <div>
        <p>{subject.kind === 'chef' ? 'Quieres cotizar con' : 'Quieres cotizar'}</p>
        <b>{subject.name}</b>
      </div>
    </div>
  );
}
