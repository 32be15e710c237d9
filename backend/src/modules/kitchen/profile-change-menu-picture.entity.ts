import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { unaudited } from '../../platform/audit/marks.js';
import { Image } from '../files/entities.js';
import { ProfileChange } from './profile-change.entity.js';

/** A picture of an experience that a chef proposes. The change names the experience; the foreign key keeps the picture while it waits. */
@Entity({ comment: unaudited('the change has the line') })
export class ProfileChangeMenuPicture {
  [PrimaryKeyProp]?: ['change', 'image'];

  @ManyToOne(() => ProfileChange, { primary: true, deleteRule: 'cascade' })
  change: Rel<ProfileChange>;

  @ManyToOne(() => Image, { primary: true, deleteRule: 'restrict' })
  image: Rel<Image>;

  constructor(change: Rel<ProfileChange>, image: Rel<Image>) {
    this.change = change;
    this.image = image;
  }
}
