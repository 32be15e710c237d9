import { Form } from 'antd';

import { useNoteQuoteRequestMutation, type QuoteActivityDto, type QuoteRequestPageDto } from '../../api/generated';
import { fieldsOf } from '../../ui/admin/contract-fields';
import { LoadingButton } from '../../ui/admin/LoadingButton';
import { useSaveForm } from '../../ui/admin/use-save-form';
import { useReportDirty } from '../../ui/admin/use-report-dirty';
import { activityText, actorText } from './activity-text';
import { MessageMail } from './MessageMail';
import { dayOf, timeOf } from './quote-labels';

const { TextField } = fieldsOf('NoteQuoteRequestDto');

interface RequestActivityProps {
  request: QuoteRequestPageDto;
  onDirty: (dirty: boolean) => void;
}

/** 'Seguimiento': everything that happened to a request, the newest first, and a note for the others on the team. */
export function RequestActivity({ request, onDirty }: RequestActivityProps) {
  return (
    <section className="g-request-activity" aria-labelledby="request-activity">
      <h2 id="request-activity">Seguimiento</h2>
      <NoteForm id={request.id} onDirty={onDirty} />
      <ol className="g-request-steps">
        {request.activity.map((one) => (
          <Happened key={one.id} happened={one} />
        ))}
        {request.origin === 'web' && (
          <li>
            <p>
              <b>{request.name}</b> envió la solicitud desde el sitio
            </p>
            <When moment={request.created_at} />
          </li>
        )}
      </ol>
    </section>
  );
}

/** What was written looks like what it is: a note for the team, a letter to the client. */
const LOOKS: Partial<Record<QuoteActivityDto['kind'], string>> = { note: 'is-note', message: 'is-message' };

function Happened({ happened }: { happened: QuoteActivityDto }) {
  return (
    <li className={LOOKS[happened.kind]}>
      <p>
        <b>{actorText(happened)}</b> {activityText(happened)}
      </p>
      {happened.subject && <p className="g-request-subject">{happened.subject}</p>}
      {happened.text && <p className="g-request-words">{happened.text}</p>}
      <When moment={happened.at} />
      {happened.mail && <MessageMail id={happened.id} mail={happened.mail} />}
    </li>
  );
}

function When({ moment }: { moment: string }) {
  return (
    <time dateTime={moment}>
      {dayOf(moment)}, {timeOf(moment)}
    </time>
  );
}

function NoteForm({ id, onDirty }: { id: number; onDirty: (dirty: boolean) => void }) {
  const [keepNote] = useNoteQuoteRequestMutation();
  const { form, dirty, busy, onChanged, submit } = useSaveForm<{ text: string }>({
    fields: ['text'],
    save: (noteQuoteRequestDto) => keepNote({ id, noteQuoteRequestDto }).unwrap(),
    onSaved: () => form.setFieldsValue({ text: '' }),
  });
  useReportDirty(dirty, onDirty);
  return (
    <Form
      form={form}
      layout="vertical"
      disabled={busy}
      initialValues={{ text: '' }}
      onValuesChange={onChanged}
      onFinish={() => void submit()}
      noValidate
    >
      <TextField name="text" label="Nota interna" rows={2} placeholder="Solo la lee el equipo." />
      <LoadingButton htmlType="submit" size="small" busy={busy}>
        Guardar nota
      </LoadingButton>
    </Form>
  );
}
