import type { Editor } from '@tiptap/core';
import { Button } from 'antd';
import { useState } from 'react';

import { Modal } from '../../ui/admin/dialog/Modal';
import { TextInput } from '../../ui/admin/field/TextInput';
import { isSafeLink, linkOf } from './safe-link';

interface LinkDialogProps {
  editor: Editor;
  open: boolean;
  onClose: () => void;
}

/** Asks where the selected words lead. */
export function LinkDialog({ editor, open, onClose }: LinkDialogProps) {
  return (
    <Modal open={open} title="Enlace" width={480} footer={null} onCancel={onClose}>
      <LinkFields editor={editor} onClose={onClose} />
    </Modal>
  );
}

function LinkFields({ editor, onClose }: Omit<LinkDialogProps, 'open'>) {
  const [typed, setTyped] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [problem, setProblem] = useState('');
  const had = editor.isActive('link');
  const set = (href: string | null) => {
    const chain = editor.chain().focus().extendMarkRange('link');
    (href === null ? chain.unsetMark('link') : chain.setMark('link', { href })).run();
    onClose();
  };
  const save = () => {
    const href = linkOf(typed);
    if (!isSafeLink(href))
      return setProblem('Empieza con https://, http://, mailto: o tel:, o escribe una página del sitio, como /cotiza.');
    if (editor.state.selection.empty && !had)
      return setProblem('Primero selecciona las palabras que llevan el enlace.');
    if (!editor.can().setMark('link', { href }))
      return setProblem('Los títulos no llevan enlaces: selecciona palabras de un párrafo o de una lista.');
    set(href);
  };
  return (
    <form
      className="text-link"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label htmlFor="text-link">Adónde lleva</label>
      <TextInput
        id="text-link"
        value={typed}
        max={500}
        autoFocus
        placeholder="https://… o /cotiza"
        status={problem ? 'error' : undefined}
        aria-invalid={problem !== ''}
        aria-describedby="text-link-problem"
        onChange={(text) => {
          setTyped(text);
          setProblem('');
        }}
      />
      <p id="text-link-problem" className="text-link__problem" role="status">
        {problem}
      </p>
      <div className="text-link__foot">
        {had && <Button onClick={() => set(null)}>Quitar enlace</Button>}
        <Button type="primary" htmlType="submit">
          Guardar enlace
        </Button>
      </div>
    </form>
  );
}
