import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { Image } from '../files/entities.js';
import { Chef } from './chef.entity.js';

/** A picture of a chef's gallery, and its position from 0. */
@Entity()
export class GalleryImage {
  [PrimaryKeyProp]?: ['chef', 'position'];

  @ManyToOne(() => Chef, { primary: true, deleteRule: 'cascade' })
  chef: Rel<Chef>;

  @PrimaryKey({ type: 'smallint' })
  position: number;

  @ManyToOne(() => Image, { deleteRule: 'restrict' })
  image: Rel<Image>;

  constructor(chef: Rel<Chef>, image: Rel<Image>, position: number) {
    this.chef = chef;
    this.image = image;
    this.position = position;
  }
}
