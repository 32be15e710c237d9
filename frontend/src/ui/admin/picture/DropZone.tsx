import { useEffect, useRef, useState, type AriaAttributes, type DragEvent, type ReactNode } from 'react';
import { ACCEPTED } from './image-kinds';
import './drop-zone.css';

interface DropZoneProps extends AriaAttributes {
  id?: string;
  className: string;
  /** What the chooser offers; pictures unless said. */
  accept?: string;
  /** Whether the chooser offers several; what is dropped may be several anyway. */
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** A file let go beside a drop area would be opened in place of the page, with what is written there. */
function useNoStrayDrops(): void {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      // The pointer says so.
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}

/** A button that opens the file chooser and also takes files dropped on it. */
export function DropZone({
  id,
  className,
  accept = ACCEPTED,
  multiple = false,
  onFiles,
  children,
  ...state
}: DropZoneProps) {
  // A button cannot be "required"; the form says so beside it.
  const { 'aria-required': _required, ...aria } = state;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  useNoStrayDrops();
  const take = (list: FileList | null) => {
    const files = Array.from(list ?? []);
    if (files.length > 0) onFiles(files);
  };
  const drag = (entered: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(entered);
  };

  return (
    <>
      <button
        type="button"
        id={id}
        className={`${className}${over ? ' is-over' : ''}`}
        onClick={() => input.current?.click()}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          take(event.dataTransfer.files);
        }}
        {...aria}
      >
        {children}
      </button>
      <input
        ref={input}
        id={id && `${id}-file`}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        onChange={(event) => {
          take(event.target.files);
          // The same file may be chosen again after it was refused.
          event.target.value = '';
        }}
      />
    </>
  );
}
