import { type Opt } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';

export const FORM_STATES = ['active', 'inactive'] as const;
export type FormState = (typeof FORM_STATES)[number];

/** Providers of embedded forms (product.md 3). */
export enum FormType {
  Pipedrive = 1,
  JotForm = 2,
  GoogleForm = 3,
}

/** An external form shown under an address of the site; only the first active one is used. */
@Entity()
@Check({ name: 'form_reference_type_check', expression: 'type >= 1 and type <= 3' })
@Check({ name: 'form_reference_url_check', expression: "url ~ '^[a-z0-9-]+$'" })
@Index({ properties: ['state', 'id'] })
export class FormReference extends VersionedEntity {
  @Property({ type: 'string', length: 200 })
  title!: string;

  @Property({ type: 'smallint' })
  type!: FormType;

  /** First segment of its address. */
  @Property({ type: 'string', length: 200 })
  @Unique()
  url!: string;

  /** The provider's https link. */
  @Property({ type: 'string', length: 500 })
  script!: string;

  @Enum({ items: () => [...FORM_STATES], type: 'string' })
  state: Opt<FormState> = 'active';
}
