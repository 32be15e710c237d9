import { useId, useState, type FormEvent } from 'react';

import {
  useAnswerOpinionMutation,
  useWithdrawOpinionAnswerMutation,
  type KitchenOpinionDto,
} from '../../api/kitchen.generated';
import { FieldError } from '../../ui/Field';
import { useSaving } from '../calendar/use-saving';
import { useUnsaved } from '../layout/use-unsaved';
import { TextField } from '../TextField';

/** Longest answer, as the contract has it. */
const MOST = 300;

const STATES = {
  waiting: 'La estamos revisando. Todavía no se ve en el sitio.',
  published: 'Se ve en tu página, debajo de la opinión.',
  hidden: 'No la mostramos en el sitio. Puedes escribir otra.',
  returned: 'Te la devolvimos para que la cambies:',
} as const;

/** The chef's one answer to an opinion: written, corrected or taken back. Staff look at it before visitors do. */
export function OpinionAnswer({ opinion }: { opinion: KitchenOpinionDto }) {
  const { id, client_name: client, answer, answer_version: version } = opinion;
  const [writing, setWriting] = useState(answer?.state === 'returned');
  const [withdraw] = useWithdrawOpinionAnswerMutation();
  const { busy, problem, save } = useSaving();
  if (!answer && !writing)
    return (
      <button type="button" className="btn btn--outline btn--sm" onClick={() => setWriting(true)}>
        Responder<span className="visually-hidden"> a {client}</span>
      </button>
    );
  return (
    <div className="kitchen-answer">
      {answer && (
        <>
          <h2>Tu respuesta</h2>
          <p className="kitchen-answer__text">{answer.text}</p>
          <p>
            {STATES[answer.state]} {answer.note && <q>{answer.note}</q>}
          </p>
        </>
      )}
      {writing ? (
        <AnswerForm id={id} version={version} text={answer?.text ?? ''} onBack={() => setWriting(false)} />
      ) : (
        <div className="kitchen-buttons">
          <button type="button" className="btn btn--outline btn--sm" onClick={() => setWriting(true)}>
            Cambiar<span className="visually-hidden"> la respuesta a {client}</span>
          </button>
          <button
            type="button"
            className="btn btn--outline btn--sm"
            aria-busy={busy}
            onClick={() => void save(() => withdraw({ id }))}
          >
            Retirar<span className="visually-hidden"> la respuesta a {client}</span>
          </button>
        </div>
      )}
      <FieldError role="alert">{problem}</FieldError>
    </div>
  );
}

interface AnswerFormProps {
  id: number;
  version: number;
  text: string;
  onBack: () => void;
}

function AnswerForm({ id, version, text: begun, onBack }: AnswerFormProps) {
  const field = useId();
  const [text, setText] = useState(begun);
  const [send] = useAnswerOpinionMutation();
  const { busy, problem, save } = useSaving();
  useUnsaved(text !== begun);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save(() => send({ id, answerOpinionDto: { text, version } })).then((isSent) => isSent && onBack());
  };
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        id={field}
        label="Tu respuesta pública"
        help={`${text.length} de ${MOST} letras. No nombres a nadie ni cuentes nada de su casa.`}
        problem={problem}
        rows={4}
        maxLength={MOST}
        value={text}
        onChange={setText}
      />
      <div className="kitchen-buttons">
        <button type="submit" className="btn" aria-busy={busy}>
          Mandar a revisión
        </button>
        <button type="button" className="btn btn--outline" onClick={onBack}>
          Cancelar
        </button>
      </div>
    </form>
  );
}
