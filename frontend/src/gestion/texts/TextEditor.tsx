import { EditorContent, useEditor } from '@tiptap/react';
import { useState } from 'react';

import type { TextDto } from '../../api/generated';
import type { TextDocument } from '../../ui/text/document';
import { EditorToolbar } from './EditorToolbar';
import { extensionsFor } from './editor-extensions';
import { LinkDialog } from './LinkDialog';

interface TextEditorProps {
  text: TextDto;
  /** What the editor begins with. */
  document: TextDocument;
  disabled: boolean;
  onChange: (document: TextDocument) => void;
}

/** Edits the words of a text. What it gives is a document, never markup. */
export function TextEditor({ text, document, disabled, onChange }: TextEditorProps) {
  const [linking, setLinking] = useState(false);
  const editor = useEditor({
    extensions: extensionsFor(text),
    // An empty document has no line to write on.
    content: document.content.length > 0 ? { type: 'doc', content: document.content } : '',
    editable: !disabled,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': text.name, class: 'text-editor__words' },
    },
    // The editor's own types know no kinds of blocks: these are the ones that its extensions make.
    onUpdate: ({ editor: now }) => onChange({ type: 'doc', content: now.getJSON().content as TextDocument['content'] }),
  });
  return (
    <div className="text-editor">
      <EditorToolbar editor={editor} text={text} onLink={() => setLinking(true)} />
      <EditorContent editor={editor} />
      <LinkDialog editor={editor} open={linking} onClose={() => setLinking(false)} />
    </div>
  );
}
