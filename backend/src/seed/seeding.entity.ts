import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A filling of the database that was completed: it is done once, also when people delete what it brought. */
@Entity()
export class Seeding {
  /** 'reference' or 'demo'. */
  @PrimaryKey({ type: 'string', length: 40 })
  name: string;

  @Property({ type: 'Date', defaultRaw: 'now()' })
  completedAt: Date = new Date();

  constructor(name: string) {
    this.name = name;
  }
}
