import { Tooltip } from 'antd';

/** Table cells show at most this many characters. */
const CELL_LENGTH = 20;

/** The text as a cell shows it: cut at 20 characters (not at half of one) with an ellipsis. */
export function cutText(text: string, length = CELL_LENGTH): string {
  const letters = Array.from(text);
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : text;
}

/** A cell's text, cut for the eye; the whole of it under the pointer, on focus and for screen readers. */
export function CutText({ children }: { children: string }) {
  const shown = cutText(children);
  if (shown === children) return <>{children}</>;
  return (
    <Tooltip
      title={children}
      trigger={['hover', 'focus']}
      color="#35140f"
      styles={{ root: { maxInlineSize: 'min(28rem, 90vw)' } }}
    >
      <span className="g-cut" tabIndex={0}>
        <span aria-hidden="true">{shown}</span>
        <span className="visually-hidden">{children}</span>
      </span>
    </Tooltip>
  );
}
