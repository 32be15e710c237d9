import type { ReactElement, ReactNode } from 'react';

/**
 * Line drawings on a 24 px grid. The stroke has the text's colour. These are in every first load; what one part alone shows
 * is drawn there, in a LineDrawing.
 */
const drawings = {
  'arrow-right': <path d="M4 12h15M13 6l6 6-6 6" />,
  'arrow-left': <path d="M20 12H5M11 6l-6 6 6 6" />,
  'arrow-up': <path d="M12 20V5M6 11l6-6 6 6" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  menu: <path d="M3 8h18M3 16h18" />,
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.7" />
      <path d="M16.7 7.3v.01" />
    </>
  ),
  facebook: (
    <>
      <path d="M14.5 8.5H13c-1 0-1.5.6-1.5 1.6V21M8.5 13h5.5" />
      <circle cx="12" cy="12" r="9" />
    </>
  ),
  linkedin: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="2" />
      <path d="M8 11v5M8 8v.01M12 16v-5M12 13.5c0-3 4.2-3.3 4.2 0V16" />
    </>
  ),
  whatsapp: (
    <>
      <path d="M4 20l1.2-4A8.3 8.3 0 1 1 8.3 19z" />
      <path d="M9 9.5c.3 2.8 2.7 5.2 5.5 5.5" />
    </>
  ),
} satisfies Record<string, ReactElement>;

export type IconName = keyof typeof drawings;

/** A drawing beside words or in their place. Screen readers ignore it: the control around it has the name. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <LineDrawing className={className}>{drawings[name]}</LineDrawing>;
}

/** The SVG element of every line drawing. */
export function LineDrawing({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** The arrow after a word that is a link. It leans forward under the pointer. */
export function Arrow() {
  return <Icon name="arrow-right" className="arrow" />;
}
