import type { CSSProperties } from 'react';

const MOST = 5;

/** A score as the site says it: '4,5 de 5 estrellas'. */
export function scoreLabel(score: number): string {
  return `${String(halfStep(score)).replace('.', ',')} de ${MOST} estrellas`;
}

/** Brings a score to the nearest half step between 0 and 5. */
function halfStep(score: number): number {
  return Math.min(MOST, Math.max(0, Math.round(score * 2) / 2));
}

/** A read-only score in stars. Screen readers read it as one sentence. */
export function Stars({ score }: { score: number }) {
  const style = { '--score': halfStep(score) } as CSSProperties;
  return <span className="stars" role="img" aria-label={scoreLabel(score)} style={style} />;
}
