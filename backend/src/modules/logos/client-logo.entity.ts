import { type Opt, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';
import { Image } from '../files/entities.js';

/** A client whose logo the site shows ("workered company" in the API). It always has both logos. */
@Entity()
export class ClientLogo extends VersionedEntity {
  /** Made by the form that created it. A creation that arrives twice is stored once. Null when none was sent. */
  @Property({ type: 'uuid', nullable: true, comment: AUDIT.technical })
  @Unique()
  creationKey: Opt<string> | null;

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
    creationKey: string | null = null,
  ) {
    super();
    this.creationKey = creationKey;
    this.nameCompany = nameCompany;
    this.colorLogo = colorLogo;
    this.transparentLogo = transparentLogo;
  }

  /** Ids of the pictures it shows. */
  imageIds(): number[] {
    return [this.colorLogo.id, this.transparentLogo.id];
  }
}
