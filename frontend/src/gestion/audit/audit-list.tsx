import { useMemo } from 'react';

import { api, useListPeopleQuery } from '../../api/api';
import { AUDIT_KIND_NAMES } from '../../api/audit-names.generated';
import type { AuditLineDto, ListAuditLinesApiArg } from '../../api/generated';
import { CutText } from '../../ui/admin/feedback/CutText';
import { optionsOf } from '../../ui/admin/field/options-of';
import type { ListDefinition } from '../../ui/admin/list/list';
import { csvTime } from '../../ui/admin/moments';
import {
  actionText,
  actorText,
  fieldsText,
  kindText,
  momentText,
  recordName,
  recordText,
  sidesText,
} from '../history/line-text';

const list: ListDefinition<AuditLineDto, ListAuditLinesApiArg> = {
  call: api.endpoints.listAuditLines,
  noun: ['línea', 'líneas'],
  file: 'registro',
  searchLabel: 'Comienzo del nombre, o número',
  noMatch: 'Ninguna línea coincide con lo que buscas. Un nombre se busca por como empieza.',
  none: 'Todavía no hay nada anotado.',
  order: '-at',
  filters: {
    kind: { label: 'Qué', all: 'Todo', options: optionsOf(AUDIT_KIND_NAMES) },
    day: { label: 'Día', all: 'Todos los días', options: [], day: true },
  },
  columns: [
    {
      label: 'Cuándo',
      sort: 'at',
      orders: ['las más antiguas primero', 'las más recientes primero'],
      cell: ({ at }) => momentText(at),
      csv: ({ at }) => csvTime(at),
    },
    { label: 'Quién', cell: (line) => <CutText>{actorText(line)}</CutText>, csv: actorText },
    { label: 'Acción', cell: actionText, csv: actionText },
    { label: 'Qué', cell: (line) => <CutText>{recordText(line)}</CutText>, csv: ({ kind }) => kindText(kind) },
    { label: 'Registro', csv: ({ record_id: id }) => id },
    { label: 'Nombre', csv: recordName },
    {
      label: 'Campos',
      cell: (line) => <span className="audit-fields">{fieldsText(line) || '–'}</span>,
      csv: fieldsText,
    },
    { label: 'Antes', csv: (line) => sidesText(line, 'was') },
    { label: 'Después', csv: (line) => sidesText(line, 'now') },
    { label: 'Petición', csv: ({ request_id: request }) => request },
  ],
};

/** The log, with the people who may be chosen. */
export function useAuditList(): ListDefinition<AuditLineDto, ListAuditLinesApiArg> {
  const { data } = useListPeopleQuery({ perPage: 100, sort: 'name' });
  const people = data?.data;
  return useMemo(() => {
    const options = (people ?? []).map(({ id, name }) => ({ value: id, label: name }));
    return { ...list, filters: { person: { label: 'Quién', all: 'Quién: todos', options }, ...list.filters } };
  }, [people]);
}
