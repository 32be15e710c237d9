import type { PersonDto } from '../../api/generated';

/** A row of the people table for tests. */
export function person(changes: Partial<PersonDto> = {}): PersonDto {
  return {
    id: 2,
    name: 'Camila Rojas',
    email: 'camila.rojas@sobremesa.example',
    role: 'USER',
    state: 'ACTIVE',
    protected: false,
    version: 1,
    invitation_mailed_at: null,
    invitation_mail: null,
    created_at: '2026-11-01T12:00:00.000Z',
    ...changes,
  };
}
