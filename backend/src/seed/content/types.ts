/**
 * Shapes of the demo content. The fields have the names of the API, so that a record reads like a request body. A
 * picture is the name of a file in `../pictures`.
 */
import type { LostReason, QuoteKind, QuoteOrigin, QuoteState, ReplyBy } from '../../modules/quotes/index.js';
import type { CityName, FoodTypeName, ModalityName } from './reference.js';

type DishPicture = `dish-${string}.jpg`;
type TablePicture = `table-${string}.jpg`;
type PortraitPicture = `chef-${'f' | 'm'}-${string}.jpg`;

/** An experience: a menu in three parts, with a picture of one of its dishes. */
export interface DemoProposal {
  readonly dish_name: string;
  readonly description: string;
  readonly profile_image: DishPicture;
  readonly starter: string;
  readonly main_course: string;
  readonly dessert: string;
  /** The formats, food types and cities of a proposal are always also its chef's. */
  readonly modalities: readonly ModalityName[];
  readonly food_types: readonly FoodTypeName[];
  readonly cities: readonly CityName[];
}

/** What a client said about a chef. */
export interface DemoComment {
  readonly client_name: string;
  readonly description: string;
  /** 0 to 5 in steps of 0.5. */
  readonly score: number;
  /** Whether the home page shows it. Missing means no. */
  readonly favorite?: true;
}

export interface DemoChef {
  readonly chef_name: string;
  readonly description: string;
  readonly information: string;
  readonly email: `${string}@cocina.example`;
  /** '+569' and eight digits. */
  readonly phone_number: `+569${string}`;
  readonly instagram?: `https://www.instagram.com/${string}`;
  readonly facebook?: `https://www.facebook.com/${string}`;
  readonly x?: `https://x.com/${string}`;
  /** Whole CLP. Null for a chef who quotes each event ('No Registra'). */
  readonly price_per_person: number | null;
  readonly modalities: readonly ModalityName[];
  readonly food_types: readonly FoodTypeName[];
  readonly cities: readonly CityName[];
  readonly profile_image: PortraitPicture;
  readonly cover_image: TablePicture;
  readonly gallery: readonly (DishPicture | TablePicture)[];
  readonly state: 'ACTIVE';
  /** Favourites come first on the home page. */
  readonly favorite: boolean;
  readonly proposals: readonly DemoProposal[];
  readonly comments: readonly DemoComment[];
}

/** One slide of the home page's cover. */
export interface DemoHeader {
  readonly cover_title: string;
  readonly cover_description: string;
  readonly header_image: `header-${number}.jpg`;
  readonly color_text: string;
}

export interface DemoLogo {
  readonly name_company: string;
  readonly color_logo: `logo-${string}-color.png`;
  readonly transparent_logo: `logo-${string}-white.png`;
}

/** A member of staff whom one can try at the sign-in page. */
export interface DemoPerson {
  readonly name: string;
  readonly email: `${string}@sobremesa.example`;
  readonly role: 'ADMIN' | 'USER';
  readonly state: 'ACTIVE' | 'INACTIVE' | 'PENDING';
  /** Cannot be deleted, deactivated or demoted. */
  readonly protected: boolean;
}

/** A request for a quote, and how far staff have come with it. Days are counted from the day of seeding. */
export interface DemoRequest {
  readonly name: string;
  readonly kind: QuoteKind;
  readonly guests: number | null;
  readonly city: CityName | null;
  /** Name of the chef whom the client would like. */
  readonly chef: string | null;
  /** Days since it came. */
  readonly ago: number;
  /** Days until the evening; negative when it was before. */
  readonly event: number | null;
  readonly state: QuoteState;
  /** Why it was lost, and what that leaves out. */
  readonly reason?: LostReason;
  readonly reasonText?: string;
  /** E-mail of the person whose turn it is. */
  readonly owner: string | null;
  readonly message?: string;
  readonly replyBy?: ReplyBy;
  readonly budget?: number;
  readonly origin?: QuoteOrigin;
  /** The client gave no e-mail. */
  readonly mailless?: true;
  /** What will be done next, and in how many days. */
  readonly next?: readonly [what: string, days: number];
  readonly notes?: readonly string[];
}
