import { Form, Input } from 'antd';

import type { PersonDto, UpdatePersonDto } from '../../api/generated';
import { roleLabel, type Role } from '../../session/session-slice';
import { fieldKinds, type RecordField } from '../../ui/admin/field/record-fields';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { VersionedDialog } from '../../ui/admin/dialog/VersionedDialog';
import { PERSON_FIELDS } from './person-fields';
import { ROLE_HELP, RoleSelect } from './RoleSelect';

const { own } = fieldKinds('UpdatePersonDto');

const PROTECTED_ROLE = 'Este Administrador está protegido: no puede cambiar de rol.';

/** Read, and never sent. */
const email: RecordField<string, PersonDto> = {
  label: PERSON_FIELDS.email.label,
  empty: '',
  send: () => undefined,
  edit: (name) => (
    <Form.Item name={name} label={PERSON_FIELDS.email.label} required extra="El email no se puede cambiar.">
      <Input readOnly />
    </Form.Item>
  ),
};

const fieldsWith = (role: { extra: string; disabled: boolean }) => ({
  name: PERSON_FIELDS.name,
  email,
  role: own<Role, PersonDto>(PERSON_FIELDS.role.label, {
    empty: 'USER',
    input: <RoleSelect disabled={role.disabled} />,
    extra: role.extra,
    show: roleLabel,
  }),
});
const FIELDS = fieldsWith({ extra: ROLE_HELP, disabled: false });
const FIELDS_OF_PROTECTED = fieldsWith({ extra: PROTECTED_ROLE, disabled: true });

interface EditPersonDialogProps extends DialogReports {
  person: PersonDto | null;
  findPerson: (email: string) => Promise<PersonDto | undefined>;
  update: (id: number, changes: UpdatePersonDto) => Promise<{ msg: string }>;
}

/** 'Editar persona': the e-mail is read-only, the role required. */
export function EditPersonDialog({ person, findPerson, update, ...reports }: EditPersonDialogProps) {
  return (
    <VersionedDialog<PersonDto, typeof FIELDS, UpdatePersonDto>
      {...reports}
      target={person}
      noun="persona"
      saveLabel="Editar persona"
      fields={person?.protected ? FIELDS_OF_PROTECTED : FIELDS}
      reload={async () => {
        const now = person && (await findPerson(person.email));
        return now ? [now] : [];
      }}
      update={update}
      width={520}
    />
  );
}
