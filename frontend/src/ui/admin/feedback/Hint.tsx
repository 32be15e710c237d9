import { Tooltip } from 'antd';
import { useEffect, useState, type ReactElement } from 'react';

const SHOWN_MS = 5000;

/** A tooltip under the pointer, on focus and on a tap; it goes after five seconds. */
export function Hint({ text, children }: { text: string; children: ReactElement }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => setOpen(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return (
    <Tooltip
      title={text}
      open={open}
      onOpenChange={setOpen}
      trigger={['hover', 'focus']}
      color="#35140f"
      styles={{ root: { maxInlineSize: 'min(28rem, 90vw)' } }}
    >
      {children}
    </Tooltip>
  );
}
