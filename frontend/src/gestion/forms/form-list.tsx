import { useMemo } from 'react';

import { FORM_TYPE_NAMES } from '../../api/form-types.generated';
import { useListFormsQuery, type FormDto } from '../../api/generated';
import { CutLink, CutText } from '../../ui/admin/feedback/CutText';
import type { ListCall, ListDefinition } from '../../ui/admin/list/list';
import { StateTag } from '../../ui/admin/list/StateTag';
import { useRecordLink } from '../../ui/admin/form/record-address';
import { arranged, type FormsAsked } from './arrange';
import { useUsedForm } from './use-used-form';

/** What a form's state is called. */
export function formStateLabel(state: FormDto['state']): string {
  return state === 'active' ? 'Activo' : 'Inactivo';
}

function Title({ form: { id, title } }: { form: FormDto }) {
  const link = useRecordLink();
  return (
    <strong className="forms-title">
      <CutLink {...link(id)}>{title}</CutLink>
    </strong>
  );
}

function State({ form: { id, state } }: { form: FormDto }) {
  const used = useUsedForm();
  return (
    <StateTag look={state === 'active' ? 'on' : 'off'} mark={used?.id === id && 'En uso'}>
      {formStateLabel(state)}
    </StateTag>
  );
}

/** A page of what is asked for: the server sends the whole list, which has a handful of forms. */
const call: ListCall<FormsAsked, FormDto> = {
  useQuery: (asked, options) => {
    const { currentData, ...read } = useListFormsQuery(undefined, options);
    const { search, state, sort, page, perPage } = asked;
    const found = useMemo(
      () => currentData && arranged(currentData.data, { search, state, sort, page, perPage }),
      [currentData, page, perPage, search, sort, state],
    );
    return { ...read, currentData: found };
  },
};

/** The forms: title, form type, url, state, and which one the site uses. */
export const formList: ListDefinition<FormDto, FormsAsked> = {
  call,
  noun: ['formulario', 'formularios'],
  searchLabel: 'Buscar por título o URL',
  noMatch: 'Ningún formulario coincide con lo que buscas.',
  none: 'Aún no hay formularios. Crea el primero.',
  order: 'title',
  filters: {
    state: {
      label: 'Estado',
      all: 'Todos los estados',
      options: [
        { value: 'active', label: 'Activo' },
        { value: 'inactive', label: 'Inactivo' },
      ],
    },
  },
  columns: [
    { label: 'Título', sort: 'title', cell: (form) => <Title form={form} /> },
    { label: 'Tipo', sort: 'type', cell: ({ type }) => FORM_TYPE_NAMES[type] },
    { label: 'URL', sort: 'url', cell: ({ url }) => <CutText>{`/${url}`}</CutText> },
    { label: 'Estado', sort: 'state', cell: (form) => <State form={form} /> },
  ],
};
