import type { Editor } from '@tiptap/core';
import { Button, Segmented } from 'antd';
import { useRef, useState } from 'react';

import { isSessionOver, messageOf, statusOf } from '../../api/error-text';
import { usePublishTextMutation, useResetTextMutation, type TextDto } from '../../api/generated';
import { ConfirmDialog } from '../../ui/admin/dialog/ConfirmDialog';
import { DiscardQuestion } from '../../ui/admin/form/DiscardQuestion';
import { DraftDialog } from '../../ui/admin/form/DraftDialog';
import { LeaveQuestion } from '../../ui/admin/form/LeaveQuestion';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import type { Figures, TextDocument } from '../../ui/text/document';
import { useToast } from '../../ui/Toast';
import { FiguresFields } from './FiguresFields';
import { PublishedMeanwhile } from './PublishedMeanwhile';
import { TextEditor } from './TextEditor';
import { TextPreview } from './TextPreview';
import { TextVersions } from './TextVersions';
import { documentOf, isSame } from './text-document';
import { useTextDraft } from './use-text-draft';
import { versionLine } from './version-line';

type View = 'Editar' | 'Vista previa';

/** With what the editor was opened. */
interface Opened {
  text: TextDto;
  /** Its first words: those of the text, or of a draft. */
  words: TextDocument;
  /** The version that they take the place of. */
  number: number;
  /** Opens it again. */
  round: number;
  caret: number | null;
}

type Opening = Partial<Pick<Opened, 'words' | 'number' | 'caret'>>;

interface TextFormProps {
  text: TextDto;
  reload: () => Promise<TextDto>;
}

/** Edits a text: what is typed is published as its next version, and until then nobody sees it. */
export function TextForm({ text, reload }: TextFormProps) {
  const toast = useToast();
  const [publish, { isLoading: publishing }] = usePublishTextMutation();
  const [reset, { isLoading: resetting }] = useResetTextMutation();
  const editor = useRef<Editor>(null);
  const [opened, setOpened] = useState<Opened>({
    text,
    words: documentOf(text),
    number: text.number,
    round: 0,
    caret: null,
  });
  const [draft, setDraft] = useState<TextDocument>(() => documentOf(text));
  const [view, setView] = useState<View>('Editar');
  const [theirs, setTheirs] = useState<TextDto | null>(null);
  const [asksReset, setAsksReset] = useState(false);
  const [asksDiscard, setAsksDiscard] = useState(false);
  const [problem, setProblem] = useState('');
  const base = documentOf(opened.text);
  const dirty = !isSame(draft, base);
  const busy = publishing || resetting;

  const { number } = opened;
  const device = useTextDraft(text.text, dirty ? { document: draft, number } : null);

  const open = (next: TextDto, { words = documentOf(next), number = next.number, caret = null }: Opening = {}) => {
    setOpened(({ round }) => ({ text: next, words, number, round: round + 1, caret }));
    setDraft(words);
    setProblem('');
    setView('Editar');
  };
  // A version that was restored below is opened at once; what is typed here stays.
  if (!dirty && text.number > number && !busy && theirs === null) open(text);

  const recover = () => {
    const kept = device.recover();
    if (kept) open(opened.text, { words: kept.document, number: kept.number });
  };

  // Who went on to the editor meanwhile stays in it.
  const caretNow = () => (editor.current?.isFocused ? editor.current.state.selection.head : null);
  const failed = async (error: unknown, wanted: TextDocument) => {
    if (isSessionOver(error)) return;
    const now = statusOf(error) === 409 ? await reload().catch(() => null) : null;
    // The answer to an earlier press was lost.
    if (now && isSame(documentOf(now), wanted)) {
      open(now, { caret: caretNow() });
      return toast.success('Ya está publicado.');
    }
    // The dialog is the message.
    if (now) return setTheirs(now);
    if (statusOf(error) !== 409) setProblem(messageOf(error));
    toast.error(messageOf(error));
  };
  const save = async () => {
    setProblem('');
    try {
      const { data, msg } = await publish({
        text: text.text,
        publishTextDto: { document: JSON.stringify(draft), number },
      }).unwrap();
      open(data, { caret: caretNow() });
      toast.success(msg);
    } catch (error) {
      await failed(error, draft);
    }
  };
  const goBack = async () => {
    setAsksReset(false);
    try {
      const { data, msg } = await reset({
        text: text.text,
        seenVersionDto: { number },
      }).unwrap();
      open(data);
      toast.success(msg);
    } catch (error) {
      await failed(error, documentOf({ document: opened.text.original }));
    }
  };

  return (
    <>
      <p className="texts-intro">
        {opened.text.where}. {versionLine(opened.text)}
        {opened.text.is_original && ', el texto original'}.
      </p>
      <section className="section-sheet" aria-label="Texto">
        <div className="text-head">
          <Segmented<View> options={['Editar', 'Vista previa']} value={view} onChange={setView} />
          <Button disabled={busy || opened.text.is_original} onClick={() => setAsksReset(true)}>
            Volver al texto original
          </Button>
        </div>
        {/* The editor stays as it is while somebody looks at the preview. */}
        <div hidden={view !== 'Editar'}>
          <TextEditor
            key={opened.round}
            text={opened.text}
            document={opened.words}
            caret={opened.caret}
            ref={editor}
            disabled={busy}
            onChange={(words) => setDraft((now) => ({ ...now, ...words }))}
          />
          {draft.attrs && opened.text.has_figures && (
            <FiguresFields
              figures={draft.attrs}
              disabled={busy}
              onChange={(attrs: Figures) => setDraft((now) => ({ ...now, attrs }))}
            />
          )}
        </div>
        {view === 'Vista previa' && <TextPreview document={draft} />}
        <div className="text-foot">
          <p role="status" className={problem ? 'text-problem' : undefined}>
            {problem || (dirty ? 'Hay cambios sin publicar' : '')}
          </p>
          <Button type="text" disabled={!dirty || busy} onClick={() => setAsksDiscard(true)}>
            Descartar
          </Button>
          <LoadingButton type="primary" busy={publishing} disabled={!dirty} onClick={() => void save()}>
            Publicar
          </LoadingButton>
        </div>
      </section>
      <TextVersions text={text} disabled={dirty} />
      <ConfirmDialog
        open={asksReset}
        title="¿Volver al texto original?"
        stayLabel="No, dejarlo así"
        goLabel="Sí, volver"
        onStay={() => setAsksReset(false)}
        onGo={() => void goBack()}
      >
        El sitio mostrará el texto con que vino. Lo que está publicado queda entre las versiones.
        {dirty && ' Lo que escribiste y no publicaste se pierde.'}
      </ConfirmDialog>
      <DiscardQuestion
        open={asksDiscard}
        onStay={() => setAsksDiscard(false)}
        onGo={() => {
          setAsksDiscard(false);
          open(opened.text);
        }}
      />
      <PublishedMeanwhile
        theirs={theirs}
        mine={draft}
        onTakeTheirs={(next) => {
          open(next);
          setTheirs(null);
        }}
        onKeepMine={(next) => {
          setOpened((now) => ({ ...now, number: next.number }));
          setTheirs(null);
        }}
        onBack={() => setTheirs(null)}
      />
      <DraftDialog draft={device.offered} onRecover={recover} onDiscard={device.discard} />
      <LeaveQuestion dirty={dirty} title="Salir de la Edición" />
    </>
  );
}
