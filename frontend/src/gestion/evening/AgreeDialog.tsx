import { Form, Input, Select } from 'antd';

import { useAgreeByPhoneMutation, type NoteAgreementDto, type QuoteRequestDto } from '../../api/generated';
import { useRefetchRequest } from '../../api/use-refetch-request';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { ChefSelect } from '../../ui/admin/field/ChefSelect';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { KnownChef } from '../../ui/admin/field/known-chef';
import { NumberField } from '../../ui/admin/field/NumberField';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { lengths } from './evening-text';
import { MoveWarnings } from './EveningWarnings';
import './evening.css';

const { Field, TextField, DayField } = fieldsOf('NoteAgreementDto');

const FIELDS = [
  'chef_id',
  'day',
  'starts_at',
  'minutes',
  'guests',
  'commune',
  'total',
  'text',
] as const satisfies (keyof NoteAgreementDto)[];

/** How most evenings begin, and how long they last. */
const USUAL = { starts_at: '20:30', minutes: 240 };

/** 'Anotar lo acordado': what was agreed on the telephone where no offer says it. Makes the offer and accepts it at once. */
export function AgreeDialog({ request, ...reports }: DialogReports & { request: QuoteRequestDto }) {
  const [agree] = useAgreeByPhoneMutation();
  const refetchRequest = useRefetchRequest();
  const { id, name } = request;
  const [first] = request.choices;
  return (
    <KnownChef value={first ? { id: first.chef.id, name: first.chef.chef_name } : null}>
      <ActionDialog<NoteAgreementDto>
        {...reports}
        title={`Anotar lo acordado: ${name}`}
        saveLabel="Anotar lo acordado"
        leaveTitle="Salir de la creación"
        draftName={`Solicitud/${id}/acuerdo`}
        initial={{ ...USUAL, text: '', ...knownOf(request) }}
        fields={FIELDS}
        save={async (noteAgreementDto) => {
          const agreed = await agree({ id, noteAgreementDto }).unwrap();
          await refetchRequest(id);
          return agreed;
        }}
        width={640}
      >
        <Field name="chef_id" label="Chef">
          <ChefSelect />
        </Field>
        <div className="g-evening-time">
          <DayField name="day" label="Fecha" />
          <Field name="starts_at" label="Empieza">
            <Input type="time" />
          </Field>
          <Field name="minutes" label="Dura">
            <Select options={lengths(USUAL.minutes)} />
          </Field>
        </div>
        <InTheWay requestId={id} />
        <div className="cols">
          <Field name="guests" label="Invitados">
            <NumberField />
          </Field>
          <TextField name="commune" label="Comuna" />
        </div>
        <Field name="total" label="Total acordado">
          <NumberField prefix="$" />
        </Field>
        <TextField name="text" label="Nota" rows={2} placeholder="Cómo y cuándo aceptó." />
        <p className="g-evening-note">
          Queda una cotización aceptada con este total, la velada entra a la agenda y el cliente recibe la confirmación,
          si hay correo.
        </p>
      </ActionDialog>
    </KnownChef>
  );
}

function InTheWay({ requestId }: { requestId: number }) {
  const form = Form.useFormInstance<NoteAgreementDto>();
  const chefId = Form.useWatch('chef_id', form) as number | undefined;
  const minutes = Form.useWatch('minutes', form) ?? USUAL.minutes;
  return <MoveWarnings chefId={chefId} requestId={requestId} minutes={minutes} />;
}

/** What the request says of its evening already. */
const knownOf = ({ event_date: day, guests, city, choices: [first] }: QuoteRequestDto): Partial<NoteAgreementDto> => ({
  ...(day && { day }),
  ...(guests !== null && { guests }),
  ...(city && { commune: city.name }),
  ...(first && { chef_id: first.chef.id }),
});
