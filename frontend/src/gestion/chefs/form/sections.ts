import type { ComponentType } from 'react';

import type { BusyListener } from '../../../ui/admin/use-image-upload';
import type { BegunItems } from './begun-item';
import type { ChefValues } from './chef-values';
import { CommentsSection } from './CommentsSection';
import { ContactSection } from './ContactSection';
import { InformationSection } from './InformationSection';
import { ProposalsSection } from './ProposalsSection';
import { ServiceSection } from './ServiceSection';
import { SocialSection } from './SocialSection';

export interface SectionProps {
  /** Hears of uploads that begin and end. */
  onBusy: BusyListener;
  /** A dialog to open with what was written in it, as a draft kept it. */
  begun: BegunItems | undefined;
  /** Hears what is written in a dialog of the section and not in the form yet; nothing once it closes. */
  onBegun: (begun: BegunItems | undefined) => void;
  /** Visitors see the stored chef. */
  isPublic: boolean;
}

/** A numbered section of the chef form; its number is its place in the list. */
export interface FormSection {
  id: string;
  title: string;
  hint: string;
  /** The whole section may be left out. */
  optional?: boolean;
  /** The fields in it, for counting its errors. */
  fields: (keyof ChefValues)[];
  body: ComponentType<SectionProps>;
}

/** The sections of the chef form in their order. */
export const chefSections: FormSection[] = [
  {
    id: 'informacion',
    title: 'Información del chef',
    hint: 'Lo que verá quien visite su página.',
    fields: ['name', 'description', 'information', 'profile_image', 'cover_image', 'gallery'],
    body: InformationSection,
  },
  {
    id: 'contacto',
    title: 'Contacto',
    hint: 'Solo para el equipo: nunca se publica.',
    fields: ['email', 'phone_number'],
    body: ContactSection,
  },
  {
    id: 'redes',
    title: 'Redes sociales',
    hint: 'Enlaces a sus perfiles.',
    fields: ['instagram', 'facebook', 'x'],
    body: SocialSection,
  },
  {
    id: 'servicio',
    title: 'Servicio',
    hint: 'Con esto aparece en los filtros.',
    fields: ['price_per_person', 'modalities', 'food_types', 'cities'],
    body: ServiceSection,
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
