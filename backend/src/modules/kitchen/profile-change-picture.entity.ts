import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { unaudited } from '../../platform/audit/marks.js';
import { Image } from '../files/entities.js';
import { ProfileChange } from './profile-change.entity.js';

/** A picture of the gallery that a chef proposes, and its position from 0. */
@Entity({ comment: unaudited('the change has the line') })
export class ProfileChangePicture {
  [PrimaryKeyProp]?: ['change', 'position'];

  @ManyToOne(() => ProfileChange, { primary: true, deleteRule: 'cascade' })
  change: Rel<ProfileChange>;

  @PrimaryKey({ type: 'smallint' })
  position: number;

  @ManyToOne(() => Image, { deleteRule: 'restrict' })
  image: Rel<Image>;

  constructor(change: Rel<ProfileChange>, image: Rel<Image>, position: number) {
    this.change = change;
    this.image = image;
    this.position = position;
  }
}
