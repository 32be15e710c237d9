import type { PersonDto } from '../../api/generated';
import type { Role } from '../../session/session-slice';
import { fieldKinds } from '../../ui/admin/field/record-fields';
import { ROLE_HELP, RoleSelect } from './RoleSelect';

const { text, email, own } = fieldKinds('InvitePersonDto');

/** The fields of a person. Nobody's role is chosen by accident. */
export const PERSON_FIELDS = {
  name: text<PersonDto>('Nombre'),
  email: email<PersonDto>('Email', { extra: 'La cuenta de Google con que entrará.' }),
  role: own<Role | undefined, PersonDto>('Rol', { empty: undefined, input: <RoleSelect />, extra: ROLE_HELP }),
};
