import type { Editor } from '@tiptap/core';
import type { Slice } from '@tiptap/pm/model';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useImperativeHandle, useState, type Ref } from 'react';

import type { TextDto } from '../../api/generated';
import type { TextDocument } from '../../ui/text/document';
import { useToast } from '../../ui/Toast';
import { EditorToolbar } from './EditorToolbar';
import { extensionsFor } from './editor-extensions';
import { LinkDialog } from './LinkDialog';
import { hasPicture, isNothing, tidyPasted } from './pasted';

interface TextEditorProps {
  text: TextDto;
  /** What the editor begins with. */
  document: TextDocument;
  /** Where the caret is at first; null: somewhere else on the page. */
  caret: number | null;
  /** Whether it is closed for a while: what is typed now would be lost. */
  disabled: boolean;
  ref?: Ref<Editor>;
  onChange: (document: TextDocument) => void;
}

/** Edits the words of a text. What it gives is a document, never markup. */
export function TextEditor({ text, document, caret, disabled, ref, onChange }: TextEditorProps) {
  const toast = useToast();
  const [linking, setLinking] = useState(false);
  /** Says what of a paste stays out. Where that is all of it, the words stay that it would replace. */
  const refuse = (data: DataTransfer | null, slice: Slice): boolean => {
    const isEmpty = isNothing(slice);
    const isUnknown = isEmpty && (slice.size === 0 || (data?.files.length ?? 0) > 0);
    if (!isUnknown && !hasPicture(data?.getData('text/html') ?? '')) return false;
    toast.error('Aquí se pega solo texto: las imágenes y los archivos quedan fuera.');
    return isEmpty;
  };
  const editor = useEditor({
    extensions: extensionsFor(text),
    // An empty document has no line to write on.
    content: document.content.length > 0 ? { type: 'doc', content: document.content } : '',
    autofocus: caret ?? false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': text.name,
        'aria-readonly': String(disabled),
        class: 'text-editor__words',
      },
      transformPastedHTML: tidyPasted,
      handlePaste: (_view, { clipboardData }, slice) => refuse(clipboardData, slice),
      handleDrop: (_view, { dataTransfer }, slice) => refuse(dataTransfer, slice),
    },
    // Closed, it keeps the focus that it has.
    coreExtensionOptions: { tabindex: { value: '0' } },
    // The editor's own types know no kinds of blocks: these are the ones that its extensions make.
    onUpdate: ({ editor: now }) => onChange({ type: 'doc', content: now.getJSON().content as TextDocument['content'] }),
  });
  // The library reads the option `editable` once.
  useEffect(() => {
    editor.setEditable(!disabled, false);
  }, [editor, disabled]);
  useImperativeHandle(ref, () => editor, [editor]);
  return (
    <div className="text-editor">
      <EditorToolbar editor={editor} text={text} disabled={disabled} onLink={() => setLinking(true)} />
      <EditorContent editor={editor} />
      <LinkDialog editor={editor} open={linking} onClose={() => setLinking(false)} />
    </div>
  );
}
