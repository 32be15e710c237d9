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

const MASCULINE = { the: 'el', fresh: 'Nuevo', no: 'Ningún', first: 'el primero' };
const FEMININE = { the: 'la', fresh: 'Nueva', no: 'Ninguna', first: 'la primera' };

function listKind(
  kind: ListKind['kind'],
  path: string,
  record: string,
  title: string,
  { the, fresh, no, first }: typeof MASCULINE,
): ListKind {
  const noun = [record.toLocaleLowerCase('es'), title.toLocaleLowerCase('es')] as const;
  return {
    kind,
    path,
    title,
    noun,
    record,
    create: `${fresh} ${record}`,
    what: `${the} ${record}`,
    noMatch: `${no} ${noun[0]} coincide con lo que buscas.`,
    none: `Aún no hay ${noun[1]}. Agrega ${first}.`,
  };
}

export const FOOD_TYPES = listKind('food_type', '/gestion/listas', 'Tipo de Comida', 'Tipos de comida', MASCULINE);
export const COMMUNES = listKind('city', '/gestion/listas/comunas', 'Comuna', 'Comunas', FEMININE);
export const FORMATS = listKind('modality', '/gestion/listas/formatos', 'Formato', 'Formatos', MASCULINE);
export const DIETS = listKind('diet', '/gestion/listas/dietas', 'Dieta', 'Dietas', FEMININE);

export const KINDS = [FOOD_TYPES, COMMUNES, FORMATS, DIETS];
