import { Form, Select } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import {
  useListReplyTextsQuery,
  usePreviewMessageMutation,
  type MessagePreviewDto,
  type PreviewMessageDto,
} from '../../api/api';
import { ConfirmDialog } from '../../ui/admin/dialog/ConfirmDialog';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { DraftDialog } from '../../ui/admin/form/DraftDialog';
import { readChoices } from '../../ui/admin/field/read-choices';
import { SaveButton } from '../../ui/admin/form/SaveButton';
import { Unsaveable } from '../../ui/admin/form/Unsaveable';
import { useDraftedForm } from '../../ui/admin/form/use-drafted-form';
import { useReportDirty, useUnsavedPart } from '../../ui/admin/form/use-report-dirty';
import { SaveGivenUp } from '../../ui/admin/form/use-save-form';
import { REPLY_TEXTS_PATH, WRITE_MESSAGE } from '../paths';
import { hindranceOf, type RequestPartProps } from '../request-part';
import { FieldsHelp } from './FieldsHelp';
import './messages.css';
import { SendDialog } from './SendDialog';

const { TextField } = fieldsOf('PreviewMessageDto');

const NOTHING = { text: '', subject: '' };

/** What is about to be sent: as it was written, and as the server has filled it in. */
export interface Written {
  form: PreviewMessageDto;
  preview: MessagePreviewDto;
}

/** 'Escribir al cliente', unless they are erased or said that nobody may. What is being written then stays. */
export function WriteMessage(props: RequestPartProps) {
  const { dirty: writing, report } = useUnsavedPart(props.onDirty);
  const hindrance = hindranceOf(props);
  if (hindrance && !writing) return null;
  return <MessageForm request={props.request} hindrance={hindrance} onDirty={report} />;
}

interface MessageFormProps extends Pick<RequestPartProps, 'request' | 'onDirty'> {
  hindrance: string | undefined;
}

/** A kept text or one's own, seen as the client reads it before it is sent. */
function MessageForm({ request, hindrance, onDirty }: MessageFormProps) {
  const { id } = request;
  const [preview] = usePreviewMessageMutation();
  const [written, setWritten] = useState<Written | null>(null);
  const { form, dirty, busy, problem, onChanged, settle, submit, keyOf, draft } = useDraftedForm<typeof NOTHING>({
    fields: ['text', 'subject'],
    save: async ({ text, subject }) => {
      const asked = { text, subject: subject || null };
      const { data } = await preview({ id, previewMessageDto: asked }).unwrap();
      setWritten({ form: asked, preview: data });
      // Nothing is saved yet: the dialog asks what becomes of it.
      throw new SaveGivenUp();
    },
    onSaved: () => undefined,
    // As it is written, with its fields: what the server fills in of the client stays off the device.
    draft: { name: `Mensaje/${id}`, base: NOTHING },
  });
  useReportDirty(dirty, onDirty);
  const onSent = () => {
    setWritten(null);
    form.setFieldsValue(NOTHING);
    settle();
  };

  const place = useAskedPlace((text) => {
    // One's own words stay.
    if (form.getFieldValue('text') !== '') return;
    form.setFieldsValue({ text });
    onChanged();
  });

  return (
    <section className="write-message" aria-labelledby={WRITE_MESSAGE}>
      <h2 id={WRITE_MESSAGE} ref={place} tabIndex={-1}>
        Escribir al cliente
      </h2>
      <Form
        form={form}
        // The page has another form with a field of this name: the ids of their fields begin with their own names.
        name="message"
        layout="vertical"
        disabled={busy}
        initialValues={NOTHING}
        onValuesChange={onChanged}
        noValidate
      >
        <ChooseText
          onChoose={(text) => {
            form.setFieldsValue({ text });
            onChanged();
          }}
        />
        <TextField name="text" label="Mensaje" rows={6} placeholder="Hola {nombre}, gracias por escribirnos…" />
        <FieldsHelp />
        <TextField name="subject" label="Asunto del correo" placeholder="Tu solicitud a {empresa}" />
        {problem && <p className="dialog-form-problem">{problem}</p>}
        {hindrance ? (
          <Unsaveable why={hindrance} text={() => form.getFieldValue('text') as string} />
        ) : (
          <SaveButton busy={busy} onSave={submit}>
            Ver cómo queda
          </SaveButton>
        )}
      </Form>
      <DraftDialog
        draft={draft.offered}
        note="Es el mensaje a este cliente."
        onRecover={() => void draft.recover()}
        onDiscard={draft.discard}
      />
      {written && (
        <SendDialog
          request={request}
          written={written}
          keyOf={keyOf}
          onSent={onSent}
          onClose={() => setWritten(null)}
        />
      )}
    </section>
  );
}

/**
 * The heading to which an address leads that asks for it: it comes into view, and the next key stroke begins there.
 * @param onText hears what the message begins with, where the way here said so
 */
function useAskedPlace(onText: (text: string) => void) {
  const { hash, key, ...location } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = useEffectEvent(onText);
  const text = (location.state as { text?: string } | null)?.text;
  useEffect(() => {
    if (hash !== `#${WRITE_MESSAGE}`) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
    if (text !== undefined) begin(text);
  }, [hash, key, text]);
  return heading;
}

/** Puts a kept text into the message. Over one's own words it asks first. */
function ChooseText({ onChoose }: { onChoose: (text: string) => void }) {
  const form = Form.useFormInstance<typeof NOTHING>();
  const listed = useListReplyTextsQuery();
  const texts = listed.data?.data ?? [];
  const [asked, setAsked] = useState<string | null>(null);
  const choose = (text: string) => {
    const now = (form.getFieldValue('text') as string).trim();
    const isOwn = now !== '' && !texts.some((one) => one.text === now);
    if (isOwn) setAsked(text);
    else onChoose(text);
  };
  return (
    <Form.Item label="Texto de respuesta" htmlFor="reply-text">
      <div className="write-message-choice">
        <Select<number>
          {...readChoices(listed, texts)}
          id="reply-text"
          value={null}
          placeholder="Elige uno, o escribe abajo"
          showSearch={{ optionFilterProp: 'label' }}
          options={texts.map((one) => ({ value: one.id, label: one.name }))}
          onSelect={(id) => choose(texts.find((one) => one.id === id)?.text ?? '')}
        />
        <Link to={REPLY_TEXTS_PATH}>Editar textos</Link>
      </div>
      <ConfirmDialog
        open={asked !== null}
        title="¿Reemplazar lo que escribiste?"
        stayLabel="No, conservarlo"
        goLabel="Si, reemplazar"
        onStay={() => setAsked(null)}
        onGo={() => {
          onChoose(asked ?? '');
          setAsked(null);
        }}
      >
        El texto que elegiste ocupa el lugar del mensaje.
      </ConfirmDialog>
    </Form.Item>
  );
}
