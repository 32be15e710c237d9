import { useRef, useState, type AriaAttributes, type DragEvent, type ReactNode } from 'react';
import { ACCEPTED } from './image-kinds';

interface DropZoneProps extends AriaAttributes {
  id?: string;
  className?: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** A button that opens the file chooser and also takes files dropped on it. */
export function DropZone({ id, className = '', multiple = false, onFiles, children, ...state }: DropZoneProps) {
  // A button cannot be "required"; the form says so beside it.
  const { 'aria-required': _required, ...aria } = state;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = Array.from(list ?? []);
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
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
        accept={ACCEPTED}
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
