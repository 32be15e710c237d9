import type { FormDto } from '../../api/generated';

/** A row of the forms table for tests. */
export function formRow(changes: Partial<FormDto> = {}): FormDto {
  return {
    id: 1,
    title: 'Cuéntanos de tu evento',
    type: 3,
    url: 'cuentanos-tu-evento',
    script: 'https://docs.google.com/forms/d/e/amable/viewform',
    state: 'active',
    version: 2,
    ...changes,
  };
}
