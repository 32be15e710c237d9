import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { unaudited } from '../../platform/audit/marks.js';
import { Image } from '../files/entities.js';
import { DeletedRecord } from './deleted-record.entity.js';

/** A picture that a deleted record shows, and that the clean-up of pictures therefore leaves alone. */
@Entity({ comment: unaudited('the record that was deleted has the line') })
export class DeletedRecordImage {
  [PrimaryKeyProp]?: ['deletedRecord', 'image'];

  @ManyToOne(() => DeletedRecord, { primary: true, deleteRule: 'cascade' })
  deletedRecord!: Rel<DeletedRecord>;

  @ManyToOne(() => Image, { primary: true, deleteRule: 'restrict' })
  image!: Rel<Image>;
}
