import { Entity } from '@mikro-orm/decorators/legacy';
import { LookupEntity } from './lookup.entity.js';

/** A way an experience is held: dinner, class, catering … */
@Entity()
export class Modality extends LookupEntity {}
