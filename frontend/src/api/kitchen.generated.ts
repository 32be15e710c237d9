// Written by `make openapi` from openapi/openapi.json. Never edited by hand.
import { baseApi as api } from './base-api';
export const addTagTypes = ['kitchen'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      askForKitchenLink: build.mutation<AskForKitchenLinkApiResponse, AskForKitchenLinkApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/kitchen/ask-for-link`,
          method: 'POST',
          body: queryArg.askForLinkDto,
        }),
        invalidatesTags: ['kitchen'],
      }),
      enterKitchen: build.mutation<EnterKitchenApiResponse, EnterKitchenApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/kitchen/enter`,
          method: 'POST',
          body: queryArg.enterKitchenDto,
        }),
        invalidatesTags: ['kitchen'],
      }),
      enterKitchenWithGoogle: build.mutation<EnterKitchenWithGoogleApiResponse, EnterKitchenWithGoogleApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/kitchen/enter-with-google`,
          method: 'POST',
          body: queryArg.loginDto,
        }),
        invalidatesTags: ['kitchen'],
      }),
      getKitchenChef: build.query<GetKitchenChefApiResponse, GetKitchenChefApiArg>({
        query: () => ({ url: `/api/v1/kitchen/me` }),
        providesTags: ['kitchen'],
      }),
      leaveKitchen: build.mutation<LeaveKitchenApiResponse, LeaveKitchenApiArg>({
        query: () => ({ url: `/api/v1/kitchen/leave`, method: 'POST' }),
        invalidatesTags: ['kitchen'],
      }),
      listKitchenEvenings: build.query<ListKitchenEveningsApiResponse, ListKitchenEveningsApiArg>({
        query: () => ({ url: `/api/v1/kitchen/evenings/all` }),
        providesTags: ['kitchen'],
      }),
      getKitchenSheet: build.query<GetKitchenSheetApiResponse, GetKitchenSheetApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/kitchen/evenings/sheet/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['kitchen'],
      }),
      receiveKitchenSheet: build.mutation<ReceiveKitchenSheetApiResponse, ReceiveKitchenSheetApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/kitchen/evenings/receive/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
          body: queryArg.receiveSheetDto,
        }),
        invalidatesTags: ['kitchen'],
      }),
      listKitchenInquiries: build.query<ListKitchenInquiriesApiResponse, ListKitchenInquiriesApiArg>({
        query: () => ({ url: `/api/v1/kitchen/inquiries/all` }),
        providesTags: ['kitchen'],
      }),
      answerKitchenInquiry: build.mutation<AnswerKitchenInquiryApiResponse, AnswerKitchenInquiryApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/kitchen/inquiries/answer/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
          body: queryArg.answerChefInquiryDto,
        }),
        invalidatesTags: ['kitchen'],
      }),
      getKitchenDays: build.query<GetKitchenDaysApiResponse, GetKitchenDaysApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/kitchen/days/all`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
          },
        }),
        providesTags: ['kitchen'],
      }),
      blockKitchenDays: build.mutation<BlockKitchenDaysApiResponse, BlockKitchenDaysApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/kitchen/days/block`,
          method: 'PUT',
          body: queryArg.blockOwnDaysDto,
        }),
        invalidatesTags: ['kitchen'],
      }),
      freeKitchenDays: build.mutation<FreeKitchenDaysApiResponse, FreeKitchenDaysApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/kitchen/days/free`,
          method: 'PUT',
          body: queryArg.ownDaysDto,
        }),
        invalidatesTags: ['kitchen'],
      }),
      repeatKitchenBlock: build.mutation<RepeatKitchenBlockApiResponse, RepeatKitchenBlockApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/kitchen/days/weekly`,
          method: 'PUT',
          body: queryArg.weeklyBlockDto,
        }),
        invalidatesTags: ['kitchen'],
      }),
      endKitchenRepeat: build.mutation<EndKitchenRepeatApiResponse, EndKitchenRepeatApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/kitchen/days/weekly/end`,
          method: 'PUT',
          body: queryArg.weekdayDto,
        }),
        invalidatesTags: ['kitchen'],
      }),
      giveKitchenCalendar: build.mutation<GiveKitchenCalendarApiResponse, GiveKitchenCalendarApiArg>({
        query: () => ({ url: `/api/v1/kitchen/days/calendar`, method: 'POST' }),
        invalidatesTags: ['kitchen'],
      }),
      endKitchenCalendar: build.mutation<EndKitchenCalendarApiResponse, EndKitchenCalendarApiArg>({
        query: () => ({
          url: `/api/v1/kitchen/days/calendar`,
          method: 'DELETE',
        }),
        invalidatesTags: ['kitchen'],
      }),
      listKitchenOpinions: build.query<ListKitchenOpinionsApiResponse, ListKitchenOpinionsApiArg>({
        query: () => ({ url: `/api/v1/kitchen/opinions` }),
        providesTags: ['kitchen'],
      }),
      answerOpinion: build.mutation<AnswerOpinionApiResponse, AnswerOpinionApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/kitchen/opinions/answer/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.answerOpinionDto,
        }),
        invalidatesTags: ['kitchen'],
      }),
      withdrawOpinionAnswer: build.mutation<WithdrawOpinionAnswerApiResponse, WithdrawOpinionAnswerApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/kitchen/opinions/answer/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['kitchen'],
      }),
      listKitchenPayouts: build.query<ListKitchenPayoutsApiResponse, ListKitchenPayoutsApiArg>({
        query: () => ({ url: `/api/v1/kitchen/payouts/all` }),
        providesTags: ['kitchen'],
      }),
      giveBoleta: build.mutation<GiveBoletaApiResponse, GiveBoletaApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/kitchen/payouts/boleta/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
          body: queryArg.giveBoletaDto,
        }),
        invalidatesTags: ['kitchen'],
      }),
      getKitchenBoleta: build.query<GetKitchenBoletaApiResponse, GetKitchenBoletaApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/kitchen/payouts/boleta/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['kitchen'],
      }),
      getKitchenProfile: build.query<GetKitchenProfileApiResponse, GetKitchenProfileApiArg>({
        query: () => ({ url: `/api/v1/kitchen/profile` }),
        providesTags: ['kitchen'],
      }),
      proposeProfile: build.mutation<ProposeProfileApiResponse, ProposeProfileApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/kitchen/profile`,
          method: 'PUT',
          body: queryArg.proposeProfileDto,
        }),
        invalidatesTags: ['kitchen'],
      }),
      withdrawProfile: build.mutation<WithdrawProfileApiResponse, WithdrawProfileApiArg>({
        query: () => ({ url: `/api/v1/kitchen/profile`, method: 'DELETE' }),
        invalidatesTags: ['kitchen'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type AskForKitchenLinkApiResponse =
  /** status 200 Si ese correo tiene acceso, te mandamos un enlace. Sirve durante 15 minutos. */ {
    status: number;
    msg: string;
    data: object | null;
  };
export type AskForKitchenLinkApiArg = {
  askForLinkDto: AskForLinkDto;
};
export type EnterKitchenApiResponse = /** status 200 Entraste a tu cocina. */ {
  status: number;
  msg: string;
  data: KitchenSessionDto;
};
export type EnterKitchenApiArg = {
  enterKitchenDto: EnterKitchenDto;
};
export type EnterKitchenWithGoogleApiResponse = /** status 200 Entraste a tu cocina. */ {
  status: number;
  msg: string;
  data: KitchenSessionDto;
};
export type EnterKitchenWithGoogleApiArg = {
  loginDto: LoginDto;
};
export type GetKitchenChefApiResponse = /** status 200 Mi cocina */ {
  status: number;
  msg: string;
  data: KitchenChefDto;
};
export type GetKitchenChefApiArg = void;
export type LeaveKitchenApiResponse = /** status 200 Saliste de tu cocina. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type LeaveKitchenApiArg = void;
export type ListKitchenEveningsApiResponse = /** status 200 Tus veladas */ {
  status: number;
  msg: string;
  data: KitchenEveningDto[];
};
export type ListKitchenEveningsApiArg = void;
export type GetKitchenSheetApiResponse = /** status 200 Ficha de la velada */ {
  status: number;
  msg: string;
  data: KitchenSheetDto;
};
export type GetKitchenSheetApiArg = {
  id: number;
};
export type ReceiveKitchenSheetApiResponse = /** status 200 Gracias, quedó confirmada. */ {
  status: number;
  msg: string;
  data: KitchenSheetDto;
};
export type ReceiveKitchenSheetApiArg = {
  id: number;
  receiveSheetDto: ReceiveSheetDto;
};
export type ListKitchenInquiriesApiResponse = /** status 200 Consultas */ {
  status: number;
  msg: string;
  data: ChefInquiryPageDto[];
};
export type ListKitchenInquiriesApiArg = void;
export type AnswerKitchenInquiryApiResponse = /** status 200 Gracias por responder. */ {
  status: number;
  msg: string;
  data: ChefInquiryPageDto;
};
export type AnswerKitchenInquiryApiArg = {
  id: number;
  answerChefInquiryDto: AnswerChefInquiryDto;
};
export type GetKitchenDaysApiResponse = /** status 200 Tu calendario */ {
  status: number;
  msg: string;
  data: KitchenDaysDto;
};
export type GetKitchenDaysApiArg = {
  /** First day ('YYYY-MM-DD'). */
  from: string;
  /** Last day ('YYYY-MM-DD'), at most 92 days later. */
  to: string;
};
export type BlockKitchenDaysApiResponse = /** status 200 Los días quedaron bloqueados. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type BlockKitchenDaysApiArg = {
  blockOwnDaysDto: BlockOwnDaysDto;
};
export type FreeKitchenDaysApiResponse = /** status 200 Los días quedaron libres. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type FreeKitchenDaysApiArg = {
  ownDaysDto: OwnDaysDto;
};
export type RepeatKitchenBlockApiResponse = /** status 200 Quedó anotado. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type RepeatKitchenBlockApiArg = {
  weeklyBlockDto: WeeklyBlockDto;
};
export type EndKitchenRepeatApiResponse = /** status 200 Esos días vuelven a estar libres. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type EndKitchenRepeatApiArg = {
  weekdayDto: WeekdayDto;
};
export type GiveKitchenCalendarApiResponse = /** status 200 Dirección de tu calendario */ {
  status: number;
  msg: string;
  data: KitchenCalendarDto;
};
export type GiveKitchenCalendarApiArg = void;
export type EndKitchenCalendarApiResponse = /** status 200 La dirección anterior ya no sirve. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type EndKitchenCalendarApiArg = void;
export type ListKitchenOpinionsApiResponse = /** status 200 Lo que dicen de ti */ {
  status: number;
  msg: string;
  data: KitchenOpinionDto[];
};
export type ListKitchenOpinionsApiArg = void;
export type AnswerOpinionApiResponse = /** status 200 Listo: la revisamos antes de mostrarla. */ {
  status: number;
  msg: string;
  data: KitchenOpinionDto[];
};
export type AnswerOpinionApiArg = {
  id: number;
  answerOpinionDto: AnswerOpinionDto;
};
export type WithdrawOpinionAnswerApiResponse = /** status 200 Retiraste tu respuesta. */ {
  status: number;
  msg: string;
  data: KitchenOpinionDto[];
};
export type WithdrawOpinionAnswerApiArg = {
  id: number;
};
export type ListKitchenPayoutsApiResponse = /** status 200 Tus pagos */ {
  status: number;
  msg: string;
  data: ChefPartDto[];
};
export type ListKitchenPayoutsApiArg = void;
export type GiveBoletaApiResponse = /** status 200 Listo: recibimos tu boleta. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type GiveBoletaApiArg = {
  id: number;
  giveBoletaDto: GiveBoletaDto;
};
export type GetKitchenBoletaApiResponse = /** status 200 Tu boleta */ string;
export type GetKitchenBoletaApiArg = {
  id: number;
};
export type GetKitchenProfileApiResponse = /** status 200 Tu perfil */ {
  status: number;
  msg: string;
  data: KitchenProfileDto;
};
export type GetKitchenProfileApiArg = void;
export type ProposeProfileApiResponse = /** status 200 Listo: lo revisamos y te contamos aquí. */ {
  status: number;
  msg: string;
  data: KitchenProfileDto;
};
export type ProposeProfileApiArg = {
  proposeProfileDto: ProposeProfileDto;
};
export type WithdrawProfileApiResponse = /** status 200 Retiraste tu cambio. */ {
  status: number;
  msg: string;
  data: KitchenProfileDto;
};
export type WithdrawProfileApiArg = void;
export type FieldErrorAnswer = {
  field: string;
  msg: string;
};
export type ErrorAnswer = {
  status: number;
  msg: string;
  data: object | null;
  errors?: FieldErrorAnswer[];
};
export type AskForLinkDto = {
  /** The chef's address. */
  email: string;
};
export type KitchenSessionDto = {
  name: string;
  email: string;
  /** JWT, valid for a week. It opens Mi cocina and nothing else. */
  token: string;
};
export type EnterKitchenDto = {
  /** What stands behind #enlace= in it. */
  token: string;
};
export type LoginDto = {
  /** The address in the credential. */
  email: string;
  /** The ID token that the sign-in flow hands back (#credential=…): at most 10 minutes old, obtained by this browser for this door, unused. Without a valid one the answer is 401. */
  credential?: string | null;
};
export type KitchenChefDto = {
  name: string;
  email: string;
  /** The address of the chef's page on the site. */
  slug: string;
};
export type KitchenEveningDto = {
  /** The day on which it begins. */
  day: string;
  id: number;
  starts_at: string;
  /** How long it lasts, in minutes. */
  minutes: number;
  guests: number;
  /** Empty where nobody may use the client's data. */
  commune: string;
  client_first_name: string;
  /** Whether it has ended: its sheet is there for three days. */
  over: boolean;
  /** Whether its date waits for the client's payment. */
  to_confirm: boolean;
};
export type SheetFactDto = {
  name: string;
  value: string;
  /** How it differs from the sheet before; null where it does not. */
  changed: string | null;
};
export type KitchenSheetDto = {
  /** The version that is shown. */
  sequence: number;
  /** When the chef said that this version arrived. */
  confirmed_at: string | null;
  title: string;
  facts: SheetFactDto[];
};
export type ReceiveSheetDto = {
  /** The version that they read. */
  sequence: number;
};
export type ChefInquiryPageDto = {
  day: string;
  minutes: number;
  guests: number;
  kind: 'cena' | 'clase' | 'clase_online' | 'team_building' | 'gift_card' | 'catering' | 'otra';
  /** What the chef would get, in whole CLP; null where nobody said. */
  pay: number | null;
  /** Null until the chef answered. */
  answer: ('can' | 'cannot' | 'can_but' | null) | null;
  answered_at: string | null;
  /** Until when 'Puedo' keeps the day; null where it does not. */
  held_until: string | null;
  asked_at: string;
  /** Who is asked. */
  chef_name: string;
  /** Why it cannot be answered or changed any more, in Spanish; null while it can. */
  over: string | null;
  /** Whether another table of the chef overlaps. */
  overlaps: boolean;
  id: number;
  starts_at: string;
  commune: string;
  menu: string | null;
  /** What the chef wrote with it. */
  answer_text: string | null;
};
export type AnswerChefInquiryDto = {
  /** Whether the chef can. */
  answer: 'can' | 'cannot' | 'can_but';
  /** What would have to be different; asked for with 'Puedo, pero…'. */
  text?: string | null;
};
export type KitchenBlockDto = {
  first_day: string;
  last_day: string;
  /** Whether the chef blocked them, and may open them. */
  own: boolean;
  /** Whether they belong to a weekly rule. */
  weekly: boolean;
};
export type KitchenWeeklyDto = {
  last_day: string;
  /** From Monday, 1, to Sunday, 7. */
  weekday: number;
};
export type KitchenDaysDto = {
  /** Days on which an evening begins. */
  taken: string[];
  /** The first day that the chef can still take back. */
  first_free: string;
  blocked: KitchenBlockDto[];
  /** Rules that have not ended. */
  weekly: KitchenWeeklyDto[];
};
export type BlockOwnDaysDto = {
  /** First day ('YYYY-MM-DD'). */
  first_day: string;
  /** Last day ('YYYY-MM-DD'), the same for one day. */
  last_day: string;
  /** Staff read it. */
  reason?: string | null;
};
export type OwnDaysDto = {
  /** First day ('YYYY-MM-DD'). */
  first_day: string;
  /** Last day ('YYYY-MM-DD'), the same for one day. */
  last_day: string;
};
export type WeeklyBlockDto = {
  /** From Monday, 1, to Sunday, 7. */
  weekday: number;
  /** Last day ('YYYY-MM-DD'), at most three years from now. */
  last_day: string;
};
export type WeekdayDto = {
  /** From Monday, 1, to Sunday, 7. */
  weekday: number;
};
export type KitchenCalendarDto = {
  /** Secret: anyone who knows it reads the calendar. */
  url: string;
};
export type KitchenAnswerDto = {
  state: 'waiting' | 'published' | 'hidden' | 'returned';
  text: string;
  /** What staff ask where they returned it. */
  note: string | null;
};
export type KitchenOpinionDto = {
  /** 0 to 5 in half steps. */
  score: number;
  /** The day on which it came. */
  day: string;
  /** Of the answer: send it back with a new one, so that another tab's is not overwritten unseen. 0 before the first. */
  answer_version: number;
  id: number;
  client_name: string;
  description: string;
  /** Whether the client wrote it, through a link that they were sent after the evening. */
  verified: boolean;
  /** What the chef answered; null where they did not. */
  answer: KitchenAnswerDto | null;
};
export type AnswerOpinionDto = {
  /** Visitors read it once staff published it. */
  text: string;
  /** Version of the answer that was seen; 0 before the first. */
  version: number;
};
export type PayoutDto = {
  /** When it was made. */
  day: string;
  /** Whole CLP. */
  amount: number;
  boleta_number: number | null;
  id: number;
  /** The bank's name for it. */
  reference: string | null;
  /** Who noted it. */
  by: string | null;
};
export type RetainedDto = {
  retained: number;
  /** What is left to transfer. */
  net: number;
  /** In percent. */
  percent: number;
};
export type ChefPartDto = {
  day: string;
  /** Number of the offer; null where staff once entered the evening by hand. */
  number: string | null;
  /** What the chef gets, in whole CLP; null where nobody agreed it. */
  amount: number | null;
  state: 'due' | 'unsettled' | 'ahead' | 'paid' | 'nothing';
  /** The number of the boleta that the chef gave as a PDF; null without one. */
  boleta: number | null;
  evening_id: number;
  /** Whether the evening was cancelled: then the chef gets the same share of what is kept. */
  cancelled: boolean;
  payout: PayoutDto | null;
  /** If the chef gives a boleta de honorarios: shown, not decided. */
  retention: RetainedDto | null;
};
export type GiveBoletaDto = {
  /** Its number. */
  number: number;
  /** The PDF as a data URL in base64, at most 5 MB. */
  data: string;
};
export type ImageVariantDto = {
  /** Pixels across. */
  width: number;
  /** `image/webp` in every width; `image/avif` too, in every width or in none; at most one `image/jpeg`, for link previews. */
  type: 'image/webp' | 'image/avif' | 'image/jpeg';
  /** Address of the file, which never changes. */
  url: string;
};
export type ImageDto = {
  id: number;
  /** Address of the largest WebP. */
  publicUrl: string;
  /** Pixels of the largest file, after orientation. */
  width: number;
  height: number;
  /** Of covers of the home page: the middle alone, two to three, for windows that are higher than wide. */
  portrait?: ImageVariantDto[];
  /** Average colour, to show while the image loads. */
  placeholder: string;
  /** The files made from it; those of one type narrow to wide. */
  variants: ImageVariantDto[];
};
export type LookupDto = {
  id: number;
  name: string;
};
export type ProfileMenuDto = {
  guests_min: number | null;
  guests_max: number | null;
  id: number;
  /** Of the experience. */
  version: number;
  dish_name: string;
  description: string;
  /** Parte 1. */
  starter: string;
  /** Parte 2. */
  main_course: string;
  /** Parte 3. */
  dessert: string;
  diets: LookupDto[];
  profile_image: ImageDto;
};
export type ProfileDto = {
  price_per_person: number | null;
  description: string;
  information: string;
  profile_image: ImageDto;
  gallery: ImageDto[];
  menus: ProfileMenuDto[];
};
export type NewMenuDto = {
  guests_min: number | null;
  guests_max: number | null;
  /** Of the form that made it. */
  id: string;
  modalities: LookupDto[];
  food_types: string[];
  dish_name: string;
  description: string;
  /** Parte 1. */
  starter: string;
  /** Parte 2. */
  main_course: string;
  /** Parte 3. */
  dessert: string;
  diets: LookupDto[];
  profile_image: ImageDto;
};
export type ProfileChangeDto = {
  state: 'waiting' | 'returned' | 'taken';
  /** The fields that it would change. Its other values are what is public. */
  fields: ('description' | 'information' | 'price_per_person' | 'profile_image' | 'gallery')[];
  /** Fields of it that staff changed on the site since the chef wrote. */
  changed_since: ('description' | 'information' | 'price_per_person' | 'profile_image' | 'gallery')[];
  /** Ids of the experiences that it would change, and of those of them that staff changed since the chef wrote. */
  menus: number[];
  menus_changed_since: number[];
  sent_at: string;
  id: number;
  /** The experiences that it would add. */
  new_menus: NewMenuDto[];
  wanted: ProfileDto;
  /** What staff say where they returned it. */
  note: string | null;
  version: number;
};
export type KitchenProfileDto = {
  shown: ProfileDto;
  /** Null where nothing was proposed, or the chef took it back. */
  change: ProfileChangeDto | null;
};
export type ImageInputDto = {
  /** Id answered by POST /files/upload. */
  id?: number | null;
  /** Data URL in base64 of a new image. JPG, PNG or BMP. */
  data?: string | null;
  /** Declared media type. */
  type?: string | null;
  /** Name of the file, for messages. */
  filename?: string | null;
  /** Declared size in bytes. */
  size?: number | null;
};
export type MenuFormDto = {
  /** Name of the dish. */
  dish_name: string;
  /** Shown on cards, cut at 100 characters. */
  description: string;
  /** Parte 1. */
  starter: string;
  /** Parte 2. */
  main_course: string;
  /** Parte 3. */
  dessert: string;
  /** For how many people at least; goes with the other. */
  guests_min?: number | null;
  /** For how many people at most. */
  guests_max?: number | null;
  /** Ids of the diets that it can serve. */
  diets: number[];
  /** A picture of the dish. */
  profile_image: ImageInputDto;
  /** The experience. */
  id: number;
};
export type NewMenuFormDto = {
  /** Name of the dish. */
  dish_name: string;
  /** Shown on cards, cut at 100 characters. */
  description: string;
  /** Parte 1. */
  starter: string;
  /** Parte 2. */
  main_course: string;
  /** Parte 3. */
  dessert: string;
  /** For how many people at least; goes with the other. */
  guests_min?: number | null;
  /** For how many people at most. */
  guests_max?: number | null;
  /** Ids of the diets that it can serve. */
  diets: number[];
  /** A picture of the dish. */
  profile_image: ImageInputDto;
  /** Made by the form: it stays the same while the experience waits. */
  id: string;
  /** Ids of the formats. */
  modalities: number[];
  /** Names of the food types; new ones are created when staff take it. */
  food_types: string[];
};
export type ProposeProfileDto = {
  /** Shown on cards, cut at 100 characters. */
  description: string;
  /** Shown on the chef's page. */
  information: string;
  /** Price per person in whole CLP. */
  price_per_person?: number | null;
  /** At least 250×250 pixels. */
  profile_image: ImageInputDto;
  /** At least 300×300 pixels. In the order shown. */
  gallery: ImageInputDto[];
  /** The chef's experiences that would be written otherwise. One that is left out stays as it is public. */
  menus: MenuFormDto[];
  /** New experiences. Taken, they get the communes of the chef's page. */
  new_menus: NewMenuFormDto[];
  /** Version of the change that was seen; 0 where there was none. */
  version: number;
};
export const {
  useAskForKitchenLinkMutation,
  useEnterKitchenMutation,
  useEnterKitchenWithGoogleMutation,
  useGetKitchenChefQuery,
  useLeaveKitchenMutation,
  useListKitchenEveningsQuery,
  useGetKitchenSheetQuery,
  useReceiveKitchenSheetMutation,
  useListKitchenInquiriesQuery,
  useAnswerKitchenInquiryMutation,
  useGetKitchenDaysQuery,
  useBlockKitchenDaysMutation,
  useFreeKitchenDaysMutation,
  useRepeatKitchenBlockMutation,
  useEndKitchenRepeatMutation,
  useGiveKitchenCalendarMutation,
  useEndKitchenCalendarMutation,
  useListKitchenOpinionsQuery,
  useAnswerOpinionMutation,
  useWithdrawOpinionAnswerMutation,
  useListKitchenPayoutsQuery,
  useGiveBoletaMutation,
  useGetKitchenBoletaQuery,
  useGetKitchenProfileQuery,
  useProposeProfileMutation,
  useWithdrawProfileMutation,
} = injectedRtkApi;
