import { Form, Select } from 'antd';

import {
  useCorrectQuoteRequestMutation,
  useListCitiesQuery,
  type CorrectQuoteRequestDto,
  type QuoteRequestPageDto,
} from '../../api/generated';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { CLEARABLE } from '../../ui/admin/field/clearable';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { NumberField } from '../../ui/admin/field/NumberField';
import { PriceField } from '../../ui/admin/field/PriceField';
import { optionsOf } from '../../ui/admin/field/options-of';
import { readChoices } from '../../ui/admin/field/read-choices';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { ChoicesField, type Choice } from './ChoicesField';
import { contactFields } from './contact-fields';
import { KIND_LABELS, REPLY_LABELS } from './quote-labels';

const { Field, DayField } = fieldsOf('CorrectQuoteRequestDto');
const { Phone, Email } = contactFields('CorrectQuoteRequestDto');

const FIELDS = [
  'kind',
  'guests',
  'event_date',
  'city_id',
  'budget_per_person',
  'reply_by',
  'phone_number',
  'email',
  'choices',
] as const satisfies (keyof CorrectQuoteRequestDto)[];

/** The values of the form. */
type Facts = Omit<CorrectQuoteRequestDto, 'choices'> & { choices?: Choice[] };

/** Corrects what the client asks for. Their own message is never edited; what is agreed of an evening is changed there. */
export function FactsDialog({ request, ...reports }: DialogReports & { request: QuoteRequestPageDto }) {
  const [correct] = useCorrectQuoteRequestMutation();
  const communes = useListCitiesQuery({ scope: 'quotes' });
  const { id, version, has_evening: isAgreed } = request;
  const options = (communes.data?.data ?? []).map((city) => ({ value: city.id, label: city.name }));
  const own = request.city && !options.some(({ value }) => value === request.city?.id) ? [request.city] : [];
  const known = {
    kind: request.kind,
    guests: request.guests,
    event_date: request.event_date,
    city_id: request.city?.id ?? null,
    budget_per_person: request.budget_per_person,
    reply_by: request.reply_by,
    phone_number: request.phone_number || null,
    email: request.email,
    choices: request.choices.map(({ chef, proposal }): Choice => ({
      chef_id: chef.id,
      proposal_id: proposal?.id ?? null,
    })),
  };
  return (
    <ActionDialog<Facts>
      {...reports}
      title="Corregir lo que pide"
      saveLabel="Guardar Cambios"
      draftName={`Solicitud/${id}/datos`}
      initial={known}
      fields={FIELDS}
      save={({ event_date, choices, ...values }) => {
        // What is agreed has no field.
        const day = isAgreed ? known.event_date : event_date || null;
        const named = { choices: changedChoices(known.choices, choices) };
        const facts = { ...known, ...values, ...named, event_date: day, version };
        return correct({ id, correctQuoteRequestDto: facts }).unwrap();
      }}
      width={640}
    >
      <Field name="kind" label="Pide">
        <Select options={optionsOf(KIND_LABELS)} />
      </Field>
      {!isAgreed && (
        <>
          <div className="cols">
            <Form.Item noStyle dependencies={['kind']}>
              {({ getFieldValue }) => (
                <Field name="guests" label="Invitados" required={getFieldValue('kind') !== 'otra'}>
                  <NumberField />
                </Field>
              )}
            </Form.Item>
            <DayField name="event_date" label="Fecha" />
          </div>
          <Field name="city_id" label="Comuna">
            <Select
              {...readChoices(communes, options)}
              allowClear={CLEARABLE}
              options={[...own.map((city) => ({ value: city.id, label: city.name })), ...options]}
            />
          </Field>
        </>
      )}
      <Field name="budget_per_person" label="Presupuesto por persona">
        <PriceField />
      </Field>
      <Field name="choices" label="Elige">
        <ChoicesField known={request.choices} />
      </Field>
      <Field name="reply_by" label="Responder por">
        <Select options={optionsOf(REPLY_LABELS)} />
      </Field>
      <Phone />
      <Email />
      {isAgreed && <p>El día, la comuna y los invitados ya están acordados: los dice la velada.</p>}
    </ActionDialog>
  );
}

/**
 * The choices, if they are others than before; left out they stay, also one that is not on the site any more. An empty row
 * is none.
 */
function changedChoices(before: Choice[], now: Choice[] = []): Choice[] | undefined {
  const named = now.filter(({ chef_id: chef }) => chef);
  return JSON.stringify(named) === JSON.stringify(before) ? undefined : named;
}
