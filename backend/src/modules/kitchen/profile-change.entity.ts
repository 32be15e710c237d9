import { Cascade, Collection, OptionalProps, type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, OneToMany, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';
import { Chef } from '../chefs/entities.js';
import { Image } from '../files/entities.js';
import { NotWaitingChangeError, ReturnNoteMissingError } from './kitchen.errors.js';
import { ProfileChangeMenuPicture } from './profile-change-menu-picture.entity.js';
import { ProfileChangePicture } from './profile-change-picture.entity.js';
import {
  CHANGE_STATES,
  MAX_RETURN_NOTE,
  PROFILE_FIELDS,
  sameIds,
  type ChangeState,
  type MenuChange,
  type NewMenu,
  type ProfileField,
  type ProfileValues,
} from './profile-values.js';

/** The experiences of a change. */
export interface ProposedMenus {
  /** Those that would be written or shown otherwise. */
  changed: MenuChange[];
  new: NewMenu[];
}

/** What is taken of a change: fields, and ids of experiences. */
export interface Taken {
  fields: readonly ProfileField[];
  menus: readonly number[];
  newMenus: readonly string[];
}

/** What a chef wants to be public. What is null stays as it is. Each chef has one row, which is used again. */
@Entity()
@Unique({ properties: ['chef'] })
@Index({ name: 'profile_change_waiting_index', properties: ['sentAt'], where: "state = 'waiting'" })
@Check({ name: 'profile_change_price_check', expression: 'price_per_person > 0' })
@Check({ name: 'profile_change_note_check', expression: "(state = 'returned') = (note is not null)" })
export class ProfileChange extends VersionedEntity {
  [OptionalProps]?: 'gallery' | 'menuPictures';

  @ManyToOne(() => Chef, { deleteRule: 'cascade', comment: AUDIT.plain })
  chef: Rel<Chef>;

  @Enum({ items: () => [...CHANGE_STATES], type: 'string', default: 'waiting', comment: AUDIT.plain })
  state: Opt<ChangeState> = 'waiting';

  /** Since when it waits. */
  @Property({ type: 'Date', defaultRaw: 'now()', comment: AUDIT.technical })
  sentAt: Opt<Date> = new Date();

  @Property({ type: 'string', length: 500, nullable: true, comment: AUDIT.plain })
  description: Opt<string> | null = null;

  @Property({ type: 'string', length: 500, nullable: true, comment: AUDIT.plain })
  information: Opt<string> | null = null;

  /** Whole CLP. */
  @Property({ type: 'integer', nullable: true, comment: AUDIT.plain })
  pricePerPerson: Opt<number> | null = null;

  @ManyToOne(() => Image, { deleteRule: 'restrict', nullable: true, comment: AUDIT.plain })
  profileImage: Rel<Image> | null = null;

  /** The whole gallery, in order; empty where it stays. */
  @OneToMany(() => ProfileChangePicture, (picture) => picture.change, {
    orderBy: { position: 'asc' },
    cascade: [Cascade.PERSIST],
    orphanRemoval: true,
  })
  gallery = new Collection<ProfileChangePicture>(this);

  /** The experiences that the chef would write or show otherwise. */
  @Property({ type: 'json', defaultRaw: `'[]'`, comment: AUDIT.technical })
  menus: Opt<MenuChange[]> = [];

  /** The experiences that the chef would like to offer besides. */
  @Property({ type: 'json', defaultRaw: `'[]'`, comment: AUDIT.technical })
  newMenus: Opt<NewMenu[]> = [];

  /** The pictures that `menus` and `newMenus` bring. */
  @OneToMany(() => ProfileChangeMenuPicture, (picture) => picture.change, {
    cascade: [Cascade.PERSIST],
    orphanRemoval: true,
  })
  menuPictures = new Collection<ProfileChangeMenuPicture>(this);

  /** What was public when the chef wrote, to see what changed since. */
  @Property({ type: 'json', comment: AUDIT.technical })
  base!: ProfileValues;

  /** What staff say to the chef. */
  @Property({ type: 'string', length: MAX_RETURN_NOTE, nullable: true, comment: AUDIT.plain })
  note: Opt<string> | null = null;

  /** Who of the staff decided. */
  @Property({ type: 'string', length: 200, nullable: true, comment: AUDIT.plain })
  decidedBy: Opt<string> | null = null;

  constructor(chef: Rel<Chef>) {
    super();
    this.chef = chef;
  }

  /** The fields that differ from what was public. */
  get fields(): ProfileField[] {
    const differs: Record<ProfileField, boolean> = {
      description: this.description !== null,
      information: this.information !== null,
      price_per_person: this.pricePerPerson !== null,
      profile_image: this.profileImage !== null,
      gallery: this.gallery.length > 0,
    };
    return PROFILE_FIELDS.filter((field) => differs[field]);
  }

  /** The pictures that it brings or keeps, besides those that are public. */
  get pictures(): number[] {
    const gallery = this.gallery.getItems().map(({ image }) => image.id);
    const hung = [...gallery, ...this.picturesOfMenus];
    return this.profileImage ? [this.profileImage.id, ...hung] : hung;
  }

  /**
   * Sets what the chef wants. It waits for staff from now on. Its pictures must be loaded.
   * @param shown what is public
   */
  propose(wanted: ProfileValues, shown: ProfileValues, menus: ProposedMenus, image: (id: number) => Rel<Image>): void {
    this.description = wanted.description === shown.description ? null : wanted.description;
    this.information = wanted.information === shown.information ? null : wanted.information;
    this.pricePerPerson = wanted.price_per_person === shown.price_per_person ? null : wanted.price_per_person;
    this.profileImage = wanted.profile_image === shown.profile_image ? null : image(wanted.profile_image);
    this.hang(sameIds(wanted.gallery, shown.gallery) ? [] : wanted.gallery.map(image));
    this.menus = menus.changed;
    this.newMenus = menus.new;
    this.keepPictures();
    const kept = new Set(this.menuPictures.getItems().map(({ image: { id } }) => id));
    for (const id of new Set(this.picturesOfMenus))
      if (!kept.has(id)) this.menuPictures.add(new ProfileChangeMenuPicture(this, image(id)));
    this.base = shown;
    this.state = 'waiting';
    this.note = null;
    this.decidedBy = null;
    this.sentAt = new Date();
  }

  /** @throws NotWaitingChangeError */
  refuseDecided(): void {
    if (this.state !== 'waiting') throw new NotWaitingChangeError();
  }

  /**
   * Staff took this. What they did not take goes back to the chef with a note. Its pictures must be loaded.
   * @throws NotWaitingChangeError, ReturnNoteMissingError
   */
  decide({ fields: taken, menus, newMenus }: Taken, note: string | null, by: string): void {
    this.refuseDecided();
    const left = this.menus.filter(({ id }) => !menus.includes(id));
    const leftNew = this.newMenus.filter(({ id }) => !newMenus.includes(id));
    const isWhole = left.length + leftNew.length === 0 && this.fields.every((field) => taken.includes(field));
    if (!isWhole && !note) throw new ReturnNoteMissingError();
    if (taken.includes('description')) this.description = null;
    if (taken.includes('information')) this.information = null;
    if (taken.includes('price_per_person')) this.pricePerPerson = null;
    if (taken.includes('profile_image')) this.profileImage = null;
    if (taken.includes('gallery')) this.hang([]);
    this.menus = left;
    this.newMenus = leftNew;
    this.keepPictures();
    this.state = isWhole ? 'taken' : 'returned';
    this.note = isWhole ? null : note;
    this.decidedBy = by;
  }

  private get picturesOfMenus(): number[] {
    const changed = this.menus.flatMap(({ picture }) => picture?.wanted ?? []);
    return [...changed, ...this.newMenus.map(({ wanted }) => wanted.profile_image)];
  }

  /** Gives up the pictures that no experience of it brings any more. */
  private keepPictures(): void {
    for (const picture of this.menuPictures.getItems())
      if (!this.picturesOfMenus.includes(picture.image.id)) this.menuPictures.remove(picture);
  }

  /** Replaces the gallery with these pictures, in this order. */
  private hang(images: Rel<Image>[]): void {
    const current = this.gallery.getItems();
    images.forEach((image, position) => {
      const known = current[position];
      if (known) known.image = image;
      else this.gallery.add(new ProfileChangePicture(this, image, position));
    });
    for (const item of current.slice(images.length)) this.gallery.remove(item);
  }
}
