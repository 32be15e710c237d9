import type { DemoPerson } from './types.js';

/** The demo's staff: one person for each result that signing in can have. */
export const PEOPLE: readonly DemoPerson[] = [
  {
    name: 'Antonia Fuenzalida',
    email: 'antonia.fuenzalida@sobremesa.example',
    role: 'ADMIN',
    state: 'ACTIVE',
    protected: true,
  },
  {
    name: 'Matías Carrasco',
    email: 'matias.carrasco@sobremesa.example',
    role: 'ADMIN',
    state: 'ACTIVE',
    protected: true,
  },
  {
    name: 'Paulina Antilef',
    email: 'paulina.antilef@sobremesa.example',
    role: 'ADMIN',
    state: 'ACTIVE',
    protected: true,
  },
  {
    name: 'Benjamín Soto',
    email: 'benjamin.soto@sobremesa.example',
    role: 'USER',
    state: 'ACTIVE',
    protected: false,
  },
  {
    name: 'Constanza Riquelme',
    email: 'constanza.riquelme@sobremesa.example',
    role: 'USER',
    state: 'PENDING',
    protected: false,
  },
  {
    name: 'Gonzalo Ibáñez',
    email: 'gonzalo.ibanez@sobremesa.example',
    role: 'USER',
    state: 'INACTIVE',
    protected: false,
  },
];
