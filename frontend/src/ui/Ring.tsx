interface RingProps {
  /** Thickness of the main stroke in a box of 100. The second stroke is thinner. */
  stroke?: number;
  className?: string;
}

/** The product's mark: the ring that a glass leaves on a tablecloth, drawn by hand and not closed. */
export function Ring({ stroke = 1.6, className }: RingProps) {
  return (
    <svg className={className ? `ring ${className}` : 'ring'} viewBox="0 0 100 100" aria-hidden="true">
      <path pathLength="1" strokeWidth={stroke} strokeLinecap="round" d="M76 13.5A46 46 0 1 0 92 31" />
      <path
        pathLength="1"
        strokeWidth={Math.round(stroke * 420) / 1000}
        strokeLinecap="round"
        opacity=".75"
        d="M84.5 24.5A43.5 43.5 0 1 1 22 16.5"
      />
    </svg>
  );
}
