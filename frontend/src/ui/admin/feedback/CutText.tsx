import { Link, type LinkProps } from 'react-router-dom';

import { Hint } from './Hint';
import './cut-text.css';

/** Table cells show at most this many characters. */
const CELL_LENGTH = 20;

/** The text as a cell shows it: cut at 20 characters (not at half of one) with an ellipsis. */
export function cutText(text: string): string {
  const characters = Array.from(text);
  return characters.length > CELL_LENGTH ? `${characters.slice(0, CELL_LENGTH).join('')}…` : text;
}

/** A cell's text, cut for the eye; the whole of it under the pointer, on focus or a tap, and for screen readers. */
export function CutText({ children }: { children: string }) {
  if (cutText(children) === children) return <span className="cut">{children}</span>;
  return (
    <Hint text={children}>
      <span className="cut cut--long" tabIndex={0}>
        <Cut>{children}</Cut>
      </span>
    </Hint>
  );
}

interface CutLinkProps extends Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'> {
  children: string;
}

/** A cell's text that leads to the record it names, cut as every other. */
export function CutLink({ children, ...link }: CutLinkProps) {
  if (cutText(children) === children) {
    return (
      <Link {...link} className="cut-link">
        {children}
      </Link>
    );
  }
  return (
    <Hint text={children}>
      <Link {...link} className="cut-link cut--long">
        <Cut>{children}</Cut>
      </Link>
    </Hint>
  );
}

function Cut({ children }: { children: string }) {
  return (
    <>
      <span aria-hidden="true">{cutText(children)}</span>
      <span className="visually-hidden">{children}</span>
    </>
  );
}
