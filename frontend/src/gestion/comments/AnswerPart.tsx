import { Button } from 'antd';
import { useState } from 'react';

import { messageOf } from '../../api/error-text';
import { useDecideCommentAnswerMutation, type CommentDto, type DecideAnswerDto } from '../../api/api';
import { COMMENT_ANSWER_NAMES } from '../../api/staff-names.generated';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import { useReportDirty } from '../../ui/admin/form/use-report-dirty';
import { StateTag } from '../../ui/admin/list/StateTag';
import { momentText } from '../../ui/admin/moments';
import { TextInput } from '../../ui/admin/field/TextInput';
import { useToast } from '../../ui/Toast';

const LOOKS = { waiting: 'wait', published: 'on', hidden: 'off', returned: 'off' } as const;

type Decision = DecideAnswerDto['decision'];

/** What the words are for, where some are asked for. */
const ASKS = {
  hidden: { label: 'Por qué se oculta', hint: 'Solo lo lee el equipo.', go: 'Ocultar del sitio' },
  returned: { label: 'Qué debería cambiar', hint: 'Lo lee el chef en su cocina.', go: 'Devolver al chef' },
} as const;

interface AnswerPartProps {
  comment: CommentDto;
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

/** The chef's answer to an opinion, to be published, hidden or returned with a note. Nobody edits it. */
export function AnswerPart({ comment: { id, answer, chef }, onDone, onDirty }: AnswerPartProps) {
  const toast = useToast();
  const [decide, { isLoading }] = useDecideCommentAnswerMutation();
  const [asking, setAsking] = useState<keyof typeof ASKS>();
  const [note, setNote] = useState('');
  useReportDirty(note !== '', onDirty);
  if (!answer) return null;

  const send = async (decision: Decision): Promise<void> => {
    const decideAnswerDto = { decision, answer_version: answer.version, note: note.trim() || null };
    const { data, error } = await decide({ id, decideAnswerDto });
    if (!data) return void toast.error(messageOf(error));
    toast.success(data.msg);
    onDone();
  };
  return (
    <section className="comment-answer" aria-labelledby="comment-answer">
      <h3 id="comment-answer">
        Respuesta de {chef.chef_name}{' '}
        <StateTag look={LOOKS[answer.state]}>{COMMENT_ANSWER_NAMES[answer.state]}</StateTag>
      </h3>
      <blockquote>{answer.text}</blockquote>
      <p className="verified-note">
        {momentText(answer.at)}
        {answer.note && (
          <>
            {' · '}
            {answer.state === 'hidden' ? 'Se ocultó porque: ' : 'Le pedimos: '}
            <b>{answer.note}</b>
          </>
        )}
      </p>
      {asking && (
        <div className="comment-answer-note">
          <label htmlFor="comment-answer-note">{ASKS[asking].label}</label>
          <TextInput
            id="comment-answer-note"
            autoFocus
            max={300}
            rows={3}
            placeholder={ASKS[asking].hint}
            value={note}
            onChange={setNote}
          />
        </div>
      )}
      <div className="g-presses g-presses--near">
        {asking ? (
          <>
            <Button type="text" onClick={() => setAsking(undefined)}>
              Volver
            </Button>
            <LoadingButton danger={asking === 'hidden'} busy={isLoading} onClick={() => void send(asking)}>
              {ASKS[asking].go}
            </LoadingButton>
          </>
        ) : (
          <>
            {answer.state !== 'published' && (
              <LoadingButton busy={isLoading} onClick={() => void send('published')}>
                Publicar la respuesta
              </LoadingButton>
            )}
            {answer.state !== 'returned' && (
              <Button type="text" onClick={() => setAsking('returned')}>
                Devolverla
              </Button>
            )}
            {answer.state !== 'hidden' && (
              <Button type="text" danger onClick={() => setAsking('hidden')}>
                Ocultarla
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
