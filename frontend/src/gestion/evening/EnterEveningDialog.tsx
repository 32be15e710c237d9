import { Form, Input, Select } from 'antd';

import { useEnterEveningMutation, type EnterEveningDto } from '../../api/generated';
import { useReadAnew } from '../../api/use-read-anew';
import { ChefSelect } from '../../ui/admin/field/ChefSelect';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { FormDialog } from '../../ui/admin/dialog/FormDialog';
import { KnownChef, type ChosenChef } from '../../ui/admin/field/known-chef';
import type { DialogReports } from '../../ui/admin/form/use-job';
import { NumberField } from '../../ui/admin/field/NumberField';
import { lengths } from './evening-text';
import { EveningWarnings } from './EveningWarnings';
import { RequestSelect } from './RequestSelect';

const { Field, TextField, DayField } = fieldsOf('EnterEveningDto');

const FIELDS = [
  'quote_request_id',
  'chef_id',
  'day',
  'starts_at',
  'minutes',
  'guests',
  'commune',
  'menu',
  'confirmed',
] as const satisfies (keyof EnterEveningDto)[];

/** How most evenings begin, and how long they last. */
const USUAL = { starts_at: '20:30', minutes: 240 };

interface EnterEveningDialogProps extends DialogReports {
  /** What is known already: of a request, or the day that was pressed. */
  known: Partial<EnterEveningDto>;
  chef?: ChosenChef | null;
}

/** 'Agregar a la agenda': the evening of a request that was accepted on the telephone. */
export function EnterEveningDialog({ known, chef = null, ...reports }: EnterEveningDialogProps) {
  const [enter] = useEnterEveningMutation();
  const readAnew = useReadAnew();
  const ofOne = known.quote_request_id !== undefined;
  return (
    <KnownChef value={chef}>
      <FormDialog<EnterEveningDto>
        {...reports}
        open
        title="Agregar a la agenda"
        saveLabel="Agregar"
        leaveTitle="Salir de la creación"
        draftName={`Velada/${known.quote_request_id ?? 'nueva'}`}
        initial={{ ...USUAL, menu: '', ...known }}
        fields={FIELDS}
        save={async (values) => {
          const quote_request_id = known.quote_request_id ?? values.quote_request_id;
          const entered = await enter({ enterEveningDto: { ...values, quote_request_id } }).unwrap();
          await readAnew(quote_request_id);
          return entered;
        }}
        width={640}
      >
        {() => (
          <>
            {!ofOne && (
              <Field name="quote_request_id" label="Solicitud aceptada">
                <RequestSelect />
              </Field>
            )}
            <Field name="chef_id" label="Chef">
              <ChefSelect />
            </Field>
            <div className="g-evening-time">
              <DayField name="day" label="Fecha" />
              <Field name="starts_at" label="Empieza">
                <Input type="time" />
              </Field>
              <Field name="minutes" label="Dura">
                <Select options={lengths(known.minutes)} />
              </Field>
            </div>
            <Form.Item noStyle dependencies={['chef_id', 'quote_request_id']}>
              {({ getFieldValue }) => (
                <EveningWarnings
                  chefId={getFieldValue('chef_id') as number | undefined}
                  requestId={getFieldValue('quote_request_id') as number | undefined}
                />
              )}
            </Form.Item>
            <div className="cols">
              <Field name="guests" label="Invitados">
                <NumberField />
              </Field>
              <TextField name="commune" label="Comuna o lugar" />
            </div>
            <TextField name="menu" label="Menú" rows={2} />
          </>
        )}
      </FormDialog>
    </KnownChef>
  );
}
