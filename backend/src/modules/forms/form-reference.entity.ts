import { type Opt } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { refuseTurned, VersionedEntity } from '../../platform/database/versioned.entity.js';
import { SPANISH_ORDER } from '../../platform/database/spanish-order.js';
import { formLink, MAX_LINK, type FormType } from './form-provider.js';
import { FormUrlReservedError } from './forms.errors.js';
import { isReserved } from './reserved-addresses.js';

export const FORM_STATES = ['active', 'inactive'] as const;
export type FormState = (typeof FORM_STATES)[number];

/** The fields of a form that staff edit. `script` is a link or the provider's embed snippet. */
export type FormDetails = Pick<FormReference, 'title' | 'type' | 'url' | 'script'>;

/** An external form at an address of the site. Only the first active one is used. */
@Entity()
@Check({ name: 'form_reference_type_check', expression: 'type >= 1' })
@Check({ name: 'form_reference_url_check', expression: "url ~ '^[a-z0-9-]+$'" })
@Index({ properties: ['state', 'id'] })
export class FormReference extends VersionedEntity {
  @Property({ type: 'string', length: 200, collation: SPANISH_ORDER, comment: AUDIT.name })
  title!: string;

  @Property({ type: 'smallint' })
  type!: FormType;

  /** First segment of its address. */
  @Property({ type: 'string', length: 200 })
  @Unique()
  url!: string;

  /** The provider's https link. */
  @Property({ type: 'string', length: MAX_LINK })
  script!: string;

  @Enum({ items: () => [...FORM_STATES], type: 'string', default: 'active' })
  state: Opt<FormState> = 'active';

  /** @throws FormUrlReservedError, FormLinkRefusedError */
  constructor(details: FormDetails) {
    super();
    this.describe(details);
  }

  /**
   * Sets the fields of the form.
   * @throws FormUrlReservedError, FormLinkRefusedError
   */
  describe({ title, type, url, script }: FormDetails): void {
    if (isReserved(url)) throw new FormUrlReservedError();
    this.script = formLink(type, script);
    this.title = title;
    this.type = type;
    this.url = url;
  }

  /**
   * active ↔ inactive.
   * @throws StaleVersionError
   */
  toggleState(seen?: FormState | null): void {
    refuseTurned(seen, this.state);
    this.state = this.state === 'active' ? 'inactive' : 'active';
  }
}
