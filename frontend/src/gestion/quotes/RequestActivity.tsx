import { Form } from 'antd';

import { useNoteQuoteRequestMutation, type QuoteActivityDto, type QuoteRequestPageDto } from '../../api/generated';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { DraftDialog } from '../../ui/admin/form/DraftDialog';
import { momentText } from '../../ui/admin/moments';
import { SaveButton } from '../../ui/admin/form/SaveButton';
import { Unsaveable } from '../../ui/admin/form/Unsaveable';
import { useDraftedForm } from '../../ui/admin/form/use-drafted-form';
import { useReportDirty, useUnsavedPart } from '../../ui/admin/form/use-report-dirty';
import { hindranceOf, type RequestPartProps } from '../request-part';
import { WriteByWhatsApp } from '../WriteByWhatsApp';
import { activityText, actorText } from './activity-text';
import { MessageMail } from './MessageMail';

const { TextField } = fieldsOf('NoteQuoteRequestDto');

/** 'Seguimiento': everything that happened to a request, the newest first, and a note for the others on the team. */
export function RequestActivity({ request, gone, onDirty }: RequestPartProps) {
  const { dirty: writing, report } = useUnsavedPart(onDirty);
  const hindrance = hindranceOf({ request, gone });
  if (gone && !writing) return null;
  return (
    <section className="g-request-activity" aria-labelledby="request-activity">
      <h2 id="request-activity">Seguimiento</h2>
      {(!hindrance || writing) && <NoteForm id={request.id} hindrance={hindrance} onDirty={report} />}
      {!gone && (
        <ol className="g-request-steps">
          {request.activity.map((one) => (
            <Happened key={one.id} happened={one} request={request} />
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
      )}
    </section>
  );
}

/** What was written looks like what it is: a note for the team, a mail to the client. */
const LOOKS: Partial<Record<QuoteActivityDto['kind'], string>> = { note: 'is-note', message: 'is-message' };

function Happened({ happened, request }: { happened: QuoteActivityDto; request: QuoteRequestPageDto }) {
  // After the evening the client is asked for an opinion, whose link is another.
  const isNews = happened.kind === 'letter_unmailed' && request.state !== 'realizada' && request.no_mail === 'address';
  return (
    <li className={LOOKS[happened.kind]}>
      <p>
        <b>{actorText(happened)}</b> {activityText(happened, request.erased)}
      </p>
      {happened.subject && <p className="g-request-subject">{happened.subject}</p>}
      {happened.text && <p className="g-request-words">{happened.text}</p>}
      {isNews && (
        <WriteByWhatsApp request={request.id}>
          {'Hola {nombre}: hay novedades de tu mesa. Las ves en tu página: {enlace}'}
        </WriteByWhatsApp>
      )}
      <When moment={happened.at} />
      {happened.mail && <MessageMail id={happened.id} mail={happened.mail} />}
    </li>
  );
}

function When({ moment }: { moment: string }) {
  return <time dateTime={moment}>{momentText(moment)}</time>;
}

const EMPTY = { text: '' };

interface NoteFormProps {
  id: number;
  /** Why no note can be kept any more, while one is being written. */
  hindrance: string | undefined;
  onDirty: (dirty: boolean) => void;
}

function NoteForm({ id, hindrance, onDirty }: NoteFormProps) {
  const [keepNote] = useNoteQuoteRequestMutation();
  const { form, dirty, busy, onChanged, submit, keyOf, draft } = useDraftedForm<{ text: string }>({
    fields: ['text'],
    save: (note): Promise<{ msg: string }> =>
      keepNote({ id, noteQuoteRequestDto: { ...note, creation_key: keyOf(note) } }).unwrap(),
    onSaved: () => form.setFieldsValue(EMPTY),
    draft: { name: `Nota/${id}`, base: EMPTY },
  });
  useReportDirty(dirty, onDirty);
  return (
    <Form
      form={form}
      // The ids of its fields begin with this, apart from those of a dialog. No field of a dialog may have this name: it is an id too.
      name="request-note"
      layout="vertical"
      disabled={busy}
      initialValues={EMPTY}
      onValuesChange={onChanged}
      noValidate
    >
      <TextField name="text" label="Nota interna" rows={2} placeholder="Solo la lee el equipo." />
      {hindrance ? (
        <Unsaveable why={hindrance} text={() => form.getFieldValue('text') as string} />
      ) : (
        <SaveButton size="small" busy={busy} onSave={submit}>
          Guardar nota
        </SaveButton>
      )}
      <DraftDialog
        draft={draft.offered}
        note="Es una nota de esta solicitud."
        onRecover={() => void draft.recover()}
        onDiscard={draft.discard}
      />
    </Form>
  );
}
