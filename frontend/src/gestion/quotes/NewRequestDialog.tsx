import { Form, Select } from 'antd';
import type { ReactNode } from 'react';

import { useListCitiesQuery, useTakeQuoteRequestMutation, type TakeQuoteRequestDto } from '../../api/generated';
import { ChefSelect } from '../../ui/admin/field/ChefSelect';
import { TickBox } from '../../ui/admin/field/TickBox';
import { CLEARABLE } from '../../ui/admin/field/clearable';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import type { FormControl } from '../../ui/admin/field/form-control';
import { optionsOf } from '../../ui/admin/field/options-of';
import { PriceField } from '../../ui/admin/field/PriceField';
import { NumberField } from '../../ui/admin/field/NumberField';
import { readChoices } from '../../ui/admin/field/read-choices';
import { agreed } from './agreement';
import { contactFields } from './contact-fields';
import { KIND_LABELS, REPLY_LABELS } from './quote-labels';
import { RestrictionsConsent } from './RestrictionsConsent';

const { Field, TextField, DayField } = fieldsOf('TakeQuoteRequestDto');
const { Phone, Email } = contactFields('TakeQuoteRequestDto');

type Values = Omit<TakeQuoteRequestDto, 'request_key' | 'choices' | 'proposal_id' | 'client_agreed'> & {
  client_agreed: boolean;
};

const FIELDS = [
  'name',
  'phone_number',
  'email',
  'kind',
  'guests',
  'event_date',
  'city_id',
  'chef_id',
  'budget_per_person',
  'reply_by',
  'message',
  'restrictions',
  'restrictions_consent',
  'client_agreed',
] as const satisfies (keyof Values)[];

/** What is about the guests' health. */
const HEALTH = ['restrictions', 'restrictions_consent'] as const satisfies (keyof Values)[];

/** 'Nueva solicitud': what a client asks for on the telephone, with the consent that was given there. */
export function NewRequestDialog({ onClose, onDirty }: { onClose: () => void; onDirty: (dirty: boolean) => void }) {
  const [take] = useTakeQuoteRequestMutation();
  return (
    <ActionDialog<Values>
      title="Nueva solicitud"
      saveLabel="Guardar solicitud"
      leaveTitle="Salir de la creación"
      draftName="Solicitud/nueva"
      initial={{ kind: 'cena', reply_by: 'llamada', client_agreed: false }}
      fields={FIELDS}
      unkept={HEALTH}
      save={({ event_date, ...values }, _show, keyOf) => {
        // The form asks for the consent before it saves.
        const asked = { ...values, event_date: event_date || null, client_agreed: true as const };
        // Sent again after its answer was lost it is one request.
        return take({ takeQuoteRequestDto: { ...asked, request_key: keyOf(asked) } }).unwrap();
      }}
      onClose={onClose}
      onDirty={onDirty}
      width={640}
    >
      <TextField name="name" label="Nombre" />
      <div className="cols">
        <Phone />
        <Email />
      </div>
      <div className="cols">
        <Field name="kind" label="Qué pide">
          <Select options={optionsOf(KIND_LABELS)} />
        </Field>
        <Form.Item noStyle dependencies={['kind']}>
          {({ getFieldValue }) => <Guests needed={getFieldValue('kind') !== 'otra'} />}
        </Form.Item>
      </div>
      <div className="cols">
        <DayField name="event_date" label="Fecha" />
        <Field name="city_id" label="Comuna">
          <CommuneSelect />
        </Field>
      </div>
      <Field name="chef_id" label="Chef">
        <ChefSelect active allowClear placeholder="Cualquiera" />
      </Field>
      <div className="cols">
        <Field name="budget_per_person" label="Presupuesto por persona">
          <PriceField />
        </Field>
        <Field name="reply_by" label="Responder por">
          <Select options={optionsOf(REPLY_LABELS)} />
        </Field>
      </div>
      <TextField name="message" label="Mensaje" rows={3} />
      <TextField name="restrictions" label="Restricciones de alimentación" rows={2} />
      <RestrictionsConsent />
      <Field name="client_agreed" label="Consentimiento" insteadRules={[{ validator: agreed }]}>
        <TickBox>El cliente aceptó el uso de sus datos para responderle.</TickBox>
      </Field>
    </ActionDialog>
  );
}

function Guests({ needed }: { needed: boolean }): ReactNode {
  return (
    <Field
      name="guests"
      label="Invitados"
      required={needed}
      rules={needed ? [{ required: true, message: 'Indica cuántas personas son.' }] : []}
    >
      <NumberField />
    </Field>
  );
}

function CommuneSelect(given: FormControl<number>) {
  const communes = useListCitiesQuery({ scope: 'quotes' });
  const options = (communes.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      {...given}
      {...readChoices(communes, options)}
      allowClear={CLEARABLE}
      showSearch={{ optionFilterProp: 'label' }}
      options={options}
      placeholder="Otra"
    />
  );
}
