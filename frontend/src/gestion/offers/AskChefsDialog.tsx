import { Form, Input, Radio, Select } from 'antd';

import { useAskChefsMutation, type AskChefsDto, type OfferPageDto } from '../../api/api';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { mailsOthers, noMailText } from '../../ui/admin/feedback/mail';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { NumberField } from '../../ui/admin/field/NumberField';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { ChefsField } from './ChefsField';
import type { KnownOfAsking } from './inquiry-text';
import '../evening/evening.css';
import './inquiries.css';
import { LENGTHS } from './offer-labels';

const { Field, TextField, DayField } = fieldsOf('AskChefsDto');

const FIELDS = [
  'chef_ids',
  'day',
  'starts_at',
  'minutes',
  'guests',
  'commune',
  'menu',
  'pay',
  'by',
] as const satisfies (keyof AskChefsDto)[];

interface AskChefsDialogProps extends DialogReports {
  requestId: number;
  known: KnownOfAsking;
  /** Why no mail goes to the client: without a server, or with blocked data, the chef gets none either. */
  noMail: OfferPageDto['no_mail'];
}

/** 'Consultar a chefs': asks up to ten at once whether they can, before an offer is sent. No client is named. */
export function AskChefsDialog({ requestId, known, noMail, ...reports }: AskChefsDialogProps) {
  const [ask] = useAskChefsMutation();
  const byLink = mailsOthers(noMail) ? null : noMailText(noMail, 'Envía cada consulta por WhatsApp.');
  return (
    <ActionDialog<AskChefsDto>
      {...reports}
      title="Consultar a chefs"
      saveLabel="Consultar"
      leaveTitle="Salir de la creación"
      draftName={`Solicitud/${requestId}/consulta`}
      initial={{ chef_ids: [], starts_at: '20:00', minutes: 240, menu: '', by: byLink ? 'link' : 'mail', ...known }}
      fields={FIELDS}
      save={(askChefsDto) => ask({ id: requestId, askChefsDto }).unwrap()}
      width={640}
    >
      <Field
        name="chef_ids"
        label="Chefs"
        required
        rules={[{ type: 'array', min: 1, message: 'Elige al menos un chef.' }]}
      >
        <ChefsField />
      </Field>
      <div className="g-evening-time">
        <DayField name="day" label="Día" />
        <Field name="starts_at" label="Empieza">
          <Input type="time" />
        </Field>
        <Field name="minutes" label="Dura">
          <Select options={LENGTHS} />
        </Field>
      </div>
      <div className="cols">
        <Field name="guests" label="Invitados">
          <NumberField />
        </Field>
        <TextField name="commune" label="Comuna" />
      </div>
      <TextField name="menu" label="Menú" rows={2} />
      <Field
        name="pay"
        label="Recibiría"
        extra={known.pay && 'Propuesto: el total de la cotización menos la comisión de la empresa.'}
      >
        <NumberField prefix="$" />
      </Field>
      <Field name="by" label="Cómo se lo preguntas">
        <Radio.Group>
          <Radio value="mail" disabled={byLink !== null}>
            Por correo
          </Radio>
          <Radio value="link">Por WhatsApp</Radio>
        </Radio.Group>
      </Field>
      <Form.Item noStyle dependencies={['by']}>
        {({ getFieldValue }) => (
          <p className="g-evening-note">
            {byLink ??
              (getFieldValue('by') === 'link'
                ? 'Al guardar, cada chef queda en la lista con su mensaje y su enlace listos para WhatsApp.'
                : 'Cada chef recibe un correo con su enlace.')}{' '}
            No se nombra al cliente ni se dicen sus restricciones.
          </p>
        )}
      </Form.Item>
    </ActionDialog>
  );
}
