import type { ComponentType } from 'react';

import { FieldInputs, namesOfFields, type EditContext } from '../../../ui/admin/field/record-fields';
import type { BegunItems } from './begun-item';
import { CONTACT, INFORMATION, NETWORKS, SERVICE, type CHEF_FIELDS } from './chef-fields';
import type { ChefValues } from './chef-record';
import { CommentsSection } from './CommentsSection';
import { ProposalsSection } from './ProposalsSection';

export interface SectionProps extends EditContext {
  /** A dialog to open with what was written in it. It comes from a draft. */
  begun: BegunItems | undefined;
  /** Called with what is written in a dialog and not yet in the form. Undefined when the dialog closes. */
  onBegun: (begun: BegunItems | undefined) => void;
  /** Whether visitors see the stored chef. */
  isPublic: boolean;
}

/** A numbered section of the chef form. Its number is its place in the list. */
interface FormSection {
  id: string;
  title: string;
  hint: string;
  optional?: boolean;
  /** Its fields, for counting its errors. */
  fields: (keyof ChefValues)[];
  body: ComponentType<SectionProps>;
}

/** A section with fields of the chef itself: long texts and pictures below each other, short fields side by side. */
function ofFields(fields: Partial<typeof CHEF_FIELDS>, inColumns = true): Pick<FormSection, 'fields' | 'body'> {
  function Body({ onBusy, isNew }: SectionProps) {
    const inputs = <FieldInputs fields={fields} onBusy={onBusy} isNew={isNew} />;
    return inColumns ? <div className="cols">{inputs}</div> : inputs;
  }
  return { fields: namesOfFields(fields), body: Body };
}

/** The sections of the chef form, in order. */
export const chefSections: FormSection[] = [
  {
    id: 'informacion',
    title: 'Información del chef',
    hint: 'Lo que verá quien visite su página.',
    ...ofFields(INFORMATION, false),
  },
  {
    id: 'contacto',
    title: 'Contacto',
    hint: 'Solo para el equipo: nunca se publica.',
    ...ofFields(CONTACT),
  },
  {
    id: 'redes',
    title: 'Redes sociales',
    hint: 'Enlaces a sus perfiles.',
    ...ofFields(NETWORKS),
  },
  {
    id: 'servicio',
    title: 'Servicio',
    hint: 'Con esto aparece en los filtros.',
    ...ofFields(SERVICE),
  },
  {
    id: 'propuestas',
    title: 'Propuestas',
    hint: 'Las experiencias que ofrece. Se guardan junto con el chef.',
    fields: ['proposals'],
    body: ProposalsSection,
  },
  {
    id: 'comentarios',
    title: 'Comentarios',
    hint: 'Lo que dicen sus clientes. Se guardan junto con el chef.',
    optional: true,
    fields: ['comments'],
    body: CommentsSection,
  },
];
