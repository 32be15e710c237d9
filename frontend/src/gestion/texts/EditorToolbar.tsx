import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Button } from 'antd';

import type { TextDto } from '../../api/generated';
import { MenuButton } from '../../ui/admin/list/MenuButton';

interface EditorToolbarProps {
  editor: Editor;
  text: TextDto;
  disabled: boolean;
  onLink: () => void;
}

interface Tool {
  label: string;
  isOn?: boolean;
  isOff?: boolean;
  press: () => void;
}

/** The buttons above the editor: what this text may have. */
export function EditorToolbar({ editor, text, disabled, onLink }: EditorToolbarProps) {
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      section: now.isActive('heading', { level: 2 }),
      subtitle: now.isActive('heading', { level: 3 }),
      title: now.isActive('heading', { level: 1 }),
      bold: now.isActive('bold'),
      link: now.isActive('link'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      note: now.isActive('paragraph', { note: true }),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  const change = () => editor.chain().focus();
  const headings: Tool[] = [
    ...(text.has_top
      ? [{ label: 'Título de la página', isOn: is.title, press: () => change().toggleHeading({ level: 1 }).run() }]
      : []),
    ...(text.has_sections
      ? [{ label: 'Sección', isOn: is.section, press: () => change().toggleHeading({ level: 2 }).run() }]
      : []),
  ];
  const rich: Tool[] = text.is_rich
    ? [
        { label: 'Subtítulo', isOn: is.subtitle, press: () => change().toggleHeading({ level: 3 }).run() },
        { label: 'Negrita', isOn: is.bold, press: () => change().toggleBold().run() },
        { label: 'Enlace', isOn: is.link, press: onLink },
        { label: 'Lista', isOn: is.bullets, press: () => change().toggleBulletList().run() },
        { label: 'Lista numerada', isOn: is.numbers, press: () => change().toggleOrderedList().run() },
        {
          label: 'Recuadro',
          isOn: is.note,
          press: () => change().updateAttributes('paragraph', { note: !is.note }).run(),
        },
      ]
    : [];
  const steps: Tool[] = [
    { label: 'Deshacer', isOff: !is.undo, press: () => change().undo().run() },
    { label: 'Rehacer', isOff: !is.redo, press: () => change().redo().run() },
  ];
  const button = ({ label, isOn, isOff = false, press }: Tool) => (
    <Button
      key={label}
      size="small"
      type={isOn ? 'primary' : 'default'}
      aria-pressed={isOn}
      disabled={disabled || isOff}
      // The editor keeps the focus and what is selected in it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    >
      {label}
    </Button>
  );
  return (
    <div className="text-tools" role="toolbar" aria-label="Formato">
      {[...headings, ...rich].map(button)}
      {text.pieces.length > 0 && (
        <MenuButton
          disabled={disabled}
          items={text.pieces.map(({ name, means }) => ({ key: name, label: means }))}
          onSelect={(key) => {
            const piece = text.pieces.find(({ name }) => name === key);
            if (piece)
              change()
                .insertContent({ type: piece.inline ? 'value' : 'part', attrs: { name: piece.name } })
                .run();
          }}
        >
          Insertar
        </MenuButton>
      )}
      {steps.map(button)}
    </div>
  );
}
