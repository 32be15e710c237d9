import { Form, Select } from 'antd';

import {
  useCorrectQuoteRequestMutation,
  useListCitiesQuery,
  type CorrectQuoteRequestDto,
  type QuoteRequestPageDto,
} from '../../api/generated';
import { FormDialog } from '../../ui/admin/dialog/FormDialog';
import { CLEARABLE } from '../../ui/admin/field/clearable';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { NumberField } from '../../ui/admin/field/NumberField';
import { PriceField } from '../../ui/admin/field/PriceField';
import type { DialogReports } from '../../ui/admin/form/use-job';
import { KIND_LABELS, REPLY_LABELS } from './quote-labels';

const { Field, DayField } = fieldsOf('CorrectQuoteRequestDto');

const FIELDS = [
  'kind',
  'guests',
  'event_date',
  'city_id',
  'budget_per_person',
  'reply_by',
] as const satisfies (keyof CorrectQuoteRequestDto)[];

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

interface FactsDialogProps extends DialogReports {
  request: QuoteRequestPageDto;
}

/** Corrects what the client asks for. Their own message is never edited; what is agreed of an evening is changed there. */
export function FactsDialog({ request, ...reports }: FactsDialogProps) {
  const [correct] = useCorrectQuoteRequestMutation();
  const { data: cities } = useListCitiesQuery({ scope: 'quotes' });
  const { id, version, has_evening: isAgreed } = request;
  const options = (cities?.data ?? []).map((city) => ({ value: city.id, label: city.name }));
  const own = request.city && !options.some(({ value }) => value === request.city?.id) ? [request.city] : [];
  const known = {
    kind: request.kind,
    guests: request.guests,
    event_date: request.event_date,
    city_id: request.city?.id ?? null,
    budget_per_person: request.budget_per_person,
    reply_by: request.reply_by,
  };
  return (
    <FormDialog<CorrectQuoteRequestDto>
      {...reports}
      open
      title="Corregir lo que pide"
      saveLabel="Guardar Cambios"
      leaveTitle="Salir de la Edición"
      draftName={`Solicitud/${id}/datos`}
      initial={known}
      fields={FIELDS}
      save={({ event_date, ...values }) => {
        // What is agreed has no field.
        const day = isAgreed ? known.event_date : event_date || null;
        return correct({ id, correctQuoteRequestDto: { ...known, ...values, event_date: day, version } }).unwrap();
      }}
    >
      {() => (
        <>
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
                  allowClear={CLEARABLE}
                  options={[...own.map((city) => ({ value: city.id, label: city.name })), ...options]}
                />
              </Field>
            </>
          )}
          <Field name="budget_per_person" label="Presupuesto por persona">
            <PriceField />
          </Field>
          <Field name="reply_by" label="Responder por">
            <Select options={optionsOf(REPLY_LABELS)} />
          </Field>
          {isAgreed && <p>El día, la comuna y los invitados ya están acordados: los dice la velada.</p>}
        </>
      )}
    </FormDialog>
  );
}
