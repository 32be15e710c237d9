import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { unaudited } from '../../platform/audit/marks.js';
import { Image } from '../files/entities.js';
import { RecordVersion } from './record-version.entity.js';

/** A picture that a version shows, and that the clean-up of pictures therefore leaves alone. */
@Entity({ comment: unaudited('the record that was saved has the line') })
export class RecordVersionImage {
  [PrimaryKeyProp]?: ['recordVersion', 'image'];

  @ManyToOne(() => RecordVersion, { primary: true, deleteRule: 'cascade' })
  recordVersion!: Rel<RecordVersion>;

  @ManyToOne(() => Image, { primary: true, deleteRule: 'restrict' })
  image!: Rel<Image>;
}
