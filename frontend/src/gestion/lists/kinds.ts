import type { ListLookupsApiArg } from '../../api/generated';

/** One of the lists of choices, with its words. */
export interface ListKind {
  kind: ListLookupsApiArg['kind'];
  /** Path of its page. */
  path: string;
  /** 'Comunas' */
  title: string;
  /** 'comuna' and 'comunas' */
  noun: readonly [one: string, many: string];
  /** 'Comuna': completes 'Editar Comuna' and 'Crear Comuna'. */
  record: string;
  /** 'Nueva Comuna' */
  create: string;
  /** 'la Comuna': completes '¿Desea Eliminar la Comuna?'. */
  what: string;
  noMatch: string;
  none: string;
}

export const FOOD_TYPES: ListKind = {
  kind: 'food_type',
  path: '/gestion/listas',
  title: 'Tipos de comida',
  noun: ['tipo de comida', 'tipos de comida'],
  record: 'Tipo de Comida',
  create: 'Nuevo Tipo de Comida',
  what: 'el Tipo de Comida',
  noMatch: 'Ningún tipo de comida coincide con lo que buscas.',
  none: 'Aún no hay tipos de comida. Agrega el primero.',
};

export const COMMUNES: ListKind = {
  kind: 'city',
  path: '/gestion/listas/comunas',
  title: 'Comunas',
  noun: ['comuna', 'comunas'],
  record: 'Comuna',
  create: 'Nueva Comuna',
  what: 'la Comuna',
  noMatch: 'Ninguna comuna coincide con lo que buscas.',
  none: 'Aún no hay comunas. Agrega la primera.',
};

export const FORMATS: ListKind = {
  kind: 'modality',
  path: '/gestion/listas/formatos',
  title: 'Formatos',
  noun: ['formato', 'formatos'],
  record: 'Formato',
  create: 'Nuevo Formato',
  what: 'el Formato',
  noMatch: 'Ningún formato coincide con lo que buscas.',
  none: 'Aún no hay formatos. Agrega el primero.',
};

export const DIETS: ListKind = {
  kind: 'diet',
  path: '/gestion/listas/dietas',
  title: 'Dietas',
  noun: ['dieta', 'dietas'],
  record: 'Dieta',
  create: 'Nueva Dieta',
  what: 'la Dieta',
  noMatch: 'Ninguna dieta coincide con lo que buscas.',
  none: 'Aún no hay dietas. Agrega la primera.',
};

export const KINDS = [FOOD_TYPES, COMMUNES, FORMATS, DIETS];
