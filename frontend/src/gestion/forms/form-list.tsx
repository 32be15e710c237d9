import { FORM_TYPE_NAMES } from '../../api/form-types.generated';
import { useListFormsQuery, type FormDto } from '../../api/generated';
import { CutLink, CutText } from '../../ui/admin/feedback/CutText';
import { optionsOf } from '../../ui/admin/field/options-of';
import type { ListDefinition } from '../../ui/admin/list/list';
import { StateTag } from '../../ui/admin/list/StateTag';
import { useRecordLink } from '../../ui/admin/form/record-address';
import { wholeList, type WholeAsked } from '../../ui/admin/list/whole-list';
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

type FormsAsked = WholeAsked<'title' | 'type' | 'url' | 'state'> & { state?: FormDto['state'] };

/** The forms: title, form type, url, state, and which one the site uses. */
export const formList: ListDefinition<FormDto, FormsAsked> = {
  call: wholeList({
    useRows: (options) => useListFormsQuery(undefined, options),
    textOf: ({ title, url }) => `${title} ${url}`,
    passes: (form, { state }) => !state || form.state === state,
  }),
  noun: ['formulario', 'formularios'],
  searchLabel: 'Buscar por título o URL',
  noMatch: 'Ningún formulario coincide con lo que buscas.',
  none: 'Aún no hay formularios. Crea el primero.',
  order: 'title',
  filters: {
    state: {
      label: 'Estado',
      all: 'Todos los estados',
      options: optionsOf({ active: 'Activo', inactive: 'Inactivo' }),
    },
  },
  columns: [
    { label: 'Título', sort: 'title', cell: (form) => <Title form={form} /> },
    { label: 'Tipo', sort: 'type', cell: ({ type }) => FORM_TYPE_NAMES[type] },
    { label: 'URL', sort: 'url', cell: ({ url }) => <CutText>{`/${url}`}</CutText> },
    { label: 'Estado', sort: 'state', cell: (form) => <State form={form} /> },
  ],
};
