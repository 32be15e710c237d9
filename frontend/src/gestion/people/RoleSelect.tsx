import { Select } from 'antd';

import type { Role } from '../../session/session-slice';
import type { FormControl } from '../../ui/admin/field/form-control';
import { roleOptions } from './words';

interface RoleSelectProps extends FormControl<Role> {
  disabled?: boolean;
}

/** One of the two roles. */
export function RoleSelect(props: RoleSelectProps) {
  return <Select<Role> {...props} placeholder="Elige un rol" options={roleOptions} />;
}

/** What the roles may do, shown below the field. */
export const ROLE_HELP =
  'Administrador puede todo. Moderador, todo menos Caja, Pagos a chefs, Devoluciones, Personas, Listas, Textos, Datos personales, Registro y Sistema.';
