/** An evening of the demo: of a request, by its name. */
interface DemoEvening {
  readonly client: string;
  readonly chef: string;
  /** Days until it; negative when it was before. */
  readonly in: number;
  /** 'HH:MM' */
  readonly at: string;
  readonly minutes: number;
  readonly menu: string;
}

/** Days on which a chef of the demo takes no table. */
interface DemoBlock {
  readonly chef: string;
  /** Days until the first and the last of them. */
  readonly from: number;
  readonly to: number;
  readonly reason: string;
}

type Columns = [client: string, chef: string, days: number, at: string, minutes: number, menu: string];

/** Tables before and after the day of seeding. Two of them are in each other's way, and one lies on blocked days. */
export const EVENINGS: readonly DemoEvening[] = (
  [
    ['Inés Valdivieso', 'Carmen Gloria Tapia', -36, '20:00', 240, 'Cazuela, pastel de choclo y mote con huesillos'],
    ['Agencia Faro', 'Karim Nazal', -30, '19:00', 180, 'Mesze para compartir'],
    ['Marcela Ortúzar', 'Rayén Collío', -24, '20:30', 240, 'Otoño en el huerto'],
    ['Nicolás Farías', 'Catalina Rojas', -18, '18:30', 180, 'Clase de pastas frescas'],
    ['Paz Undurraga', 'Kenji Morales', -13, '21:00', 210, 'Barra nikkei de nueve pasos'],
    ['Constructora Andina', 'Tomás Undurraga', -9, '13:00', 300, 'Asado de parrilla larga'],
    ['Hernán Letelier', 'Javier Quiroz', -4, '20:30', 270, 'Menú de mercado en cuatro tiempos'],
    ['Rocío Bustamante', 'Marie Solange Étienne', 1, '17:00', 180, 'Clase de éclairs y mil hojas'],
    ['Banco del Valle', 'Ignacio Valdés', 9, '19:00', 240, 'Arroces para un equipo'],
    ['Emilio Quezada', 'Ignacio Valdés', 9, '21:30', 240, 'Tapas y fideuá'],
  ] satisfies Columns[]
).map(([client, chef, days, at, minutes, menu]) => ({ client, chef, in: days, at, minutes, menu }));

/** Who said yes on the telephone. */
export const BY_TELEPHONE: readonly string[] = ['Familia Riffo', 'Gabriela Mardones'];

/** Whose data for the night came after the chef had confirmed the sheet, and what they are. */
export const COMPLETED = {
  client: 'Banco del Valle',
  night: { address: 'Av. Apoquindo 3200, piso 12', contactName: 'Pilar Donoso', contactPhone: '+56951208834' },
} as const;

/** Who cancelled their evening, so long before that the terms give everything back. */
export const CANCELLED = 'Familia Riffo';

export const BLOCKS: readonly DemoBlock[] = [
  { chef: 'Ana María Pérez', from: -12, to: -8, reason: 'Descanso' },
  { chef: 'Marie Solange Étienne', from: 1, to: 4, reason: 'Feria de pastelería en Concepción' },
  { chef: 'Catalina Rojas', from: 7, to: 7, reason: 'Matrimonio de su hermana' },
  { chef: 'Kenji Morales', from: 11, to: 19, reason: 'Viaje a Lima' },
];
