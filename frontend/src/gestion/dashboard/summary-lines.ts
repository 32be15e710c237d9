import type { DashboardSummaryDto } from '../../api/generated';
import { MAX_HEADERS } from '../../api/page-values.generated';
import { counted, sentenceList } from '../../ui/format';

/** A figure of the Dashboard, and the list behind it, if there is one. */
export interface Figure {
  label: string;
  /** Undefined while it loads. */
  amount: number | undefined;
  to?: string;
}

/** Something that is incomplete, and where to complete it. */
export interface Gap {
  text: string;
  to: string;
}

const COMPANY_FIELDS: Record<DashboardSummaryDto['company_missing'][number], string> = {
  city: 'la ciudad',
  address: 'la dirección',
  email: 'el correo',
  phone_number: 'el teléfono',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
};

/** The figures in the order shown. Those about people are for administrators only. */
export function figuresOf(summary: DashboardSummaryDto | undefined, administrator: boolean): Figure[] {
  const figures: Figure[] = [
    { label: 'Solicitudes nuevas', amount: summary?.new_requests, to: '/gestion/solicitudes?vista=todas&state=nueva' },
    { label: 'Chefs activos', amount: summary?.active_chefs, to: '/gestion/chefs?state=ACTIVE' },
    { label: 'Experiencias', amount: summary?.experiences },
    { label: 'Opiniones', amount: summary?.opinions, to: '/gestion/chefs-comments' },
  ];
  const waiting = summary?.people_waiting;
  if (!administrator || waiting === null) return figures;
  return [...figures, { label: 'Personas en espera', amount: waiting, to: '/gestion/personas?state=PENDING' }];
}

/** What is incomplete, the most harmful first. */
export function gapsOf(summary: DashboardSummaryDto): Gap[] {
  const chefs = (amount: number, missing: string, lack: string): Gap[] =>
    amount === 0
      ? []
      : [
          {
            text: `${counted(amount, 'chef activo no tiene', 'chefs activos no tienen')} ${missing}.`,
            to: `/gestion/chefs?state=ACTIVE&missing=${lack}`,
          },
        ];
  const menus = (amount: number, one: string, many: string, lack: string): Gap[] =>
    amount === 0
      ? []
      : [
          {
            text: amount === 1 ? `1 experiencia no dice ${one}.` : `${amount} experiencias no dicen ${many}.`,
            to: `/gestion/chefs?state=ACTIVE&missing=${lack}`,
          },
        ];
  return [
    ...(summary.active_chefs === 0 ? [{ text: 'El sitio todavía no muestra ningún chef.', to: '/gestion/chefs' }] : []),
    ...chefs(summary.chefs_without_experiences, 'experiencias', 'experiences'),
    ...chefs(summary.chefs_without_price, 'precio por persona', 'price'),
    ...chefs(summary.chefs_without_food_types, 'tipos de comida', 'food_types'),
    ...chefs(summary.chefs_without_cities, 'ciudades', 'cities'),
    ...menus(summary.experiences_without_guests, 'para cuántas personas es', 'para cuántas personas son', 'guests'),
    ...menus(summary.experiences_without_duration, 'cuánto dura', 'cuánto duran', 'duration'),
    ...menus(summary.experiences_without_diets, 'qué dietas atiende', 'qué dietas atienden', 'diets'),
    ...coverGap(summary.headers),
    ...companyGap(summary.company_missing),
  ];
}

function coverGap(headers: number): Gap[] {
  if (headers >= MAX_HEADERS) return [];
  const text =
    headers === 0 ? 'La portada no tiene ningún header.' : `La portada tiene ${headers} de ${MAX_HEADERS} headers.`;
  return [{ text, to: '/gestion/header' }];
}

function companyGap(missing: DashboardSummaryDto['company_missing']): Gap[] {
  if (missing.length === 0) return [];
  const verb = missing.length === 1 ? 'falta' : 'faltan';
  const fields = sentenceList(missing.map((field) => COMPANY_FIELDS[field]));
  return [{ text: `En la información de la página ${verb} ${fields}.`, to: '/gestion/header' }];
}
