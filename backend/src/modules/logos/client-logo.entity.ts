import { type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { CreatedEntity } from '../../platform/database/created.entity.js';
import type { Creation } from '../../platform/database/creation-key.js';
import { Image } from '../files/entities.js';

/** A client whose logo the site shows ("workered company" in the API). It always has both logos. */
@Entity()
export class ClientLogo extends CreatedEntity {
  @Property({ type: 'string', length: 200, comment: AUDIT.name })
  nameCompany!: string;

  /** For light backgrounds. */
  @ManyToOne(() => Image, { deleteRule: 'restrict' })
  colorLogo!: Rel<Image>;

  /** For dark backgrounds. */
  @ManyToOne(() => Image, { deleteRule: 'restrict' })
  transparentLogo!: Rel<Image>;

  constructor(
    nameCompany: string,
    colorLogo: Rel<Image>,
    transparentLogo: Rel<Image>,
    creation: Creation | null = null,
  ) {
    super(creation);
    this.nameCompany = nameCompany;
    this.colorLogo = colorLogo;
    this.transparentLogo = transparentLogo;
  }

  /** Ids of the pictures it shows. */
  imageIds(): number[] {
    return [this.colorLogo.id, this.transparentLogo.id];
  }
}
