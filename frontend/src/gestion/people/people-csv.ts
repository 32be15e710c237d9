import type { PersonDto } from '../../api/generated';
import { roleLabel } from '../../session/session-slice';
import { csvTime, type CsvColumn } from '../../ui/admin/csv';
import { personStateLabel } from './words';

/** The people list as a file. */
export const peopleCsvColumns: CsvColumn<PersonDto>[] = [
  { label: 'Nombre', value: ({ name }) => name },
  { label: 'Email', value: ({ email }) => email },
  { label: 'Estado', value: ({ state }) => personStateLabel(state) },
  { label: 'Rol', value: ({ role }) => roleLabel(role) },
  { label: 'Desde', value: ({ created_at: time }) => csvTime(time) },
];
