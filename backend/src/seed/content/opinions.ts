import type { Publication } from '../../modules/comments/index.js';

/** What a client of the demo wrote after the evening. */
export interface DemoOpinion {
  /** Name of the client's request, whose chef it is about; null where the request was deleted since. */
  readonly of: string | null;
  /** Name of the chef where there is no request. */
  readonly chef?: string;
  readonly client_name: string;
  readonly score: number;
  readonly description: string;
  readonly publication: Publication;
  readonly reason?: string;
  /** What the chef answered in public. */
  readonly answer?: string;
}

/** Two wait for staff, one is hidden, one is answered, and one chef has enough of them for a rating. */
export const OPINIONS: readonly DemoOpinion[] = [
  {
    of: null,
    chef: 'Kenji Morales',
    client_name: 'Ignacia P.',
    score: 5,
    description: 'Nos explicó cada corte mientras lo servía. Terminamos todos en la cocina.',
    publication: 'published',
  },
  {
    of: null,
    chef: 'Kenji Morales',
    client_name: 'Rodrigo C.',
    score: 4.5,
    description: 'Puntual, amable y dejó todo más limpio de como lo encontró.',
    publication: 'published',
    answer: 'Gracias, Rodrigo. Una cocina tan ordenada como la tuya se devuelve igual. Cuando quieran, repetimos.',
  },
  {
    of: 'Marcela Ortúzar',
    client_name: 'Marcela O.',
    score: 5,
    description: 'El pescado con digüeñes fue lo mejor que he comido en mi propia casa.',
    publication: 'published',
  },
  {
    of: 'Nicolás Farías',
    client_name: 'Nicolás F.',
    score: 2,
    description: 'La clase partió cuarenta minutos tarde. Después todo muy rico. Reclamos al 9 1234 0000.',
    publication: 'hidden',
    reason: 'Trae un teléfono: le pedimos que lo quite.',
  },
  {
    of: 'Paz Undurraga',
    client_name: 'Paz U.',
    score: 4.5,
    description: 'Seis amigas, cuatro horas de sobremesa. El omakase se hizo corto.',
    publication: 'published',
  },
  {
    of: 'Constructora Andina',
    client_name: 'Equipo Andina',
    score: 4,
    description: 'Cincuenta personas y ningún plato frío. El postre llegó un poco tarde.',
    publication: 'waiting',
  },
  {
    of: 'Hernán Letelier',
    client_name: 'Hernán L.',
    score: 5,
    description: 'Mi señora cumplía sesenta y todavía habla del cordero. Gracias.',
    publication: 'waiting',
  },
];
