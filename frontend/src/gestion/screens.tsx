import * as icons from './layout/icons';
import { optionalScreen } from './layout/optional-screen';
import { NewRequests } from './quotes/NewRequests';
import { addressOf, type Screen } from './screen';

const DashboardPage = optionalScreen(async () => (await import('./dashboard/DashboardPage')).DashboardPage);
const QuotesPage = optionalScreen(async () => (await import('./quotes/QuotesPage')).QuotesPage);
const RequestScreen = optionalScreen(async () => (await import('./request-screen')).RequestScreen);
const ReplyTextsPage = optionalScreen(async () => (await import('./messages/ReplyTextsPage')).ReplyTextsPage);
const OfferScreen = optionalScreen(async () => (await import('./offers/OfferScreen')).OfferScreen);
const EveningScreen = optionalScreen(async () => (await import('./evening-screen')).EveningScreen);
const AgendaPage = optionalScreen(async () => (await import('./agenda/AgendaPage')).AgendaPage);
const GiftCardsPage = optionalScreen(async () => (await import('./gift-cards/GiftCardsPage')).GiftCardsPage);
const GiftCardPage = optionalScreen(async () => (await import('./gift-cards/GiftCardPage')).GiftCardPage);
const CashPage = optionalScreen(async () => (await import('./cash-book/CashPage')).CashPage);
const CashAccountsPage = optionalScreen(async () => (await import('./cash-book/CashAccountsPage')).CashAccountsPage);
const ReconciliationPage = optionalScreen(
  async () => (await import('./cash-book/ReconciliationPage')).ReconciliationPage,
);
const PayoutsPage = optionalScreen(async () => (await import('./payouts/PayoutsPage')).PayoutsPage);
const RefundsPage = optionalScreen(async () => (await import('./money/RefundsPage')).RefundsPage);
const PeoplePage = optionalScreen(async () => (await import('./people/PeoplePage')).PeoplePage);
const ChefsPage = optionalScreen(async () => (await import('./chefs/ChefsPage')).ChefsPage);
const NewChefPage = optionalScreen(async () => (await import('./chefs/NewChefPage')).NewChefPage);
const EditChefPage = optionalScreen(async () => (await import('./chefs/EditChefPage')).EditChefPage);
const CommentsPage = optionalScreen(async () => (await import('./comments/CommentsPage')).CommentsPage);
const CompanyPage = optionalScreen(async () => (await import('./company/CompanyPage')).CompanyPage);
const LogosPage = optionalScreen(async () => (await import('./logos/LogosPage')).LogosPage);
const FoodTypesPage = optionalScreen(async () => (await import('./lists/ListsPage')).FoodTypesPage);
const CommunesPage = optionalScreen(async () => (await import('./lists/ListsPage')).CommunesPage);
const DietsPage = optionalScreen(async () => (await import('./lists/ListsPage')).DietsPage);
const FormatsPage = optionalScreen(async () => (await import('./lists/ListsPage')).FormatsPage);
const FormsPage = optionalScreen(async () => (await import('./forms/FormsPage')).FormsPage);
const TextsPage = optionalScreen(async () => (await import('./texts/TextsPage')).TextsPage);
const TextPage = optionalScreen(async () => (await import('./texts/TextPage')).TextPage);
const PersonalDataPage = optionalScreen(
  async () => (await import('./personal-data/PersonalDataPage')).PersonalDataPage,
);
const DeletedPage = optionalScreen(async () => (await import('./deleted/DeletedPage')).DeletedPage);
const AuditPage = optionalScreen(async () => (await import('./audit/AuditPage')).AuditPage);
const SessionsPage = optionalScreen(async () => (await import('./sessions/SessionsPage')).SessionsPage);
const SystemPage = optionalScreen(async () => (await import('./system/SystemPage')).SystemPage);

const sections: Omit<Screen, 'to'>[] = [
  {
    label: 'Dashboard',
    icon: icons.HomeIcon,
    pages: [{ path: '', page: DashboardPage }],
  },
  {
    label: 'Solicitudes',
    icon: icons.RequestsIcon,
    badge: NewRequests,
    card: 'Responde a quienes piden una cotización en el sitio.',
    pages: [
      { path: 'solicitudes', page: QuotesPage },
      { path: 'solicitudes/textos', page: ReplyTextsPage },
      { path: 'solicitudes/:id', page: RequestScreen },
      { path: 'solicitudes/:id/cotizaciones/:offerId', page: OfferScreen },
    ],
  },
  {
    label: 'Agenda',
    icon: icons.AgendaIcon,
    card: 'Mira qué mesas tiene cada chef, y bloquea los días en que no puede.',
    pages: [
      { path: 'agenda', page: AgendaPage },
      { path: 'veladas/:id', page: EveningScreen },
    ],
  },
  {
    label: 'Caja',
    icon: icons.CashIcon,
    roles: ['ADMIN'],
    card: 'Mira qué dinero entró y salió cada mes, y compáralo con el banco.',
    pages: [
      { path: 'caja', page: CashPage },
      { path: 'caja/veladas', page: CashAccountsPage },
      { path: 'caja/conciliacion', page: ReconciliationPage },
    ],
  },
  {
    label: 'Pagos a chefs',
    icon: icons.PayoutsIcon,
    roles: ['ADMIN'],
    card: 'Mira qué se les debe a los chefs y anota lo que se pagó.',
    pages: [{ path: 'pagos-a-chefs', page: PayoutsPage }],
  },
  {
    label: 'Gift cards',
    icon: icons.GiftCardIcon,
    card: 'Vende gift cards, y mira qué queda de cada una y hasta cuándo.',
    pages: [
      { path: 'gift-cards', page: GiftCardsPage },
      { path: 'gift-cards/:id', page: GiftCardPage },
    ],
  },
  {
    label: 'Devoluciones',
    icon: icons.RefundsIcon,
    roles: ['ADMIN'],
    card: 'Devuelve lo que se pagó de más o de veladas canceladas.',
    pages: [{ path: 'devoluciones', page: RefundsPage }],
  },
  {
    label: 'Personas',
    icon: icons.PeopleIcon,
    roles: ['ADMIN'],
    card: 'Administra quiénes pueden entrar a la gestión, y con qué rol.',
    pages: [{ path: 'personas', page: PeoplePage }],
  },
  {
    label: 'Chefs',
    icon: icons.ChefIcon,
    card: 'Crea y mantiene a los chefs que se publican en el sitio.',
    pages: [
      { path: 'chefs', page: ChefsPage },
      { path: 'chef/nuevo-chef', page: NewChefPage },
      { path: 'chef/editar-chef/:id', page: EditChefPage },
    ],
  },
  {
    label: 'Comentarios',
    icon: icons.CommentIcon,
    card: 'Destaca los comentarios de clientes que se muestran en el inicio.',
    pages: [{ path: 'chefs-comments', page: CommentsPage }],
  },
  {
    label: 'Header',
    icon: icons.HeaderIcon,
    cardTitle: 'Headers',
    card: 'Edita la información de la empresa, y las imágenes y textos de la portada.',
    pages: [{ path: 'header', page: CompanyPage }],
  },
  {
    label: 'Logo',
    icon: icons.LogoIcon,
    cardTitle: 'Logos',
    card: 'Mantiene los logos de los clientes.',
    pages: [{ path: 'logos', page: LogosPage }],
  },
  {
    label: 'Formularios',
    icon: icons.FormIcon,
    card: 'Formularios que se muestran en el sitio, con su enlace o script.',
    pages: [{ path: 'form-reference', page: FormsPage }],
  },
  {
    label: 'Listas',
    icon: icons.ListsIcon,
    roles: ['ADMIN'],
    card: 'Ordena los tipos de comida, las comunas, los formatos y las dietas que ofrece el sitio.',
    pages: [
      { path: 'listas', page: FoodTypesPage },
      { path: 'listas/comunas', page: CommunesPage },
      { path: 'listas/formatos', page: FormatsPage },
      { path: 'listas/dietas', page: DietsPage },
    ],
  },
  {
    label: 'Textos',
    icon: icons.TextsIcon,
    roles: ['ADMIN'],
    card: 'Cambia los términos, la privacidad y lo que dicen las páginas del sitio.',
    pages: [
      { path: 'textos', page: TextsPage },
      { path: 'textos/:text', page: TextPage },
    ],
  },
  {
    label: 'Datos personales',
    icon: icons.PersonalDataIcon,
    roles: ['ADMIN'],
    card: 'Responde a quienes piden ver, corregir, bloquear o borrar sus datos.',
    pages: [{ path: 'datos-personales', page: PersonalDataPage }],
  },
  {
    label: 'Registro',
    icon: icons.AuditIcon,
    roles: ['ADMIN'],
    card: 'Mira quién cambió qué y cuándo, y recupera lo que se eliminó.',
    pages: [
      { path: 'registro', page: AuditPage },
      { path: 'registro/eliminados', page: DeletedPage },
    ],
  },
  {
    label: 'Sistema',
    icon: icons.SystemIcon,
    roles: ['ADMIN'],
    card: 'Mira cómo está el producto: sus partes, sus tareas y sus respaldos.',
    pages: [{ path: 'sistema', page: SystemPage }],
  },
  {
    label: 'Mis sesiones',
    icon: icons.SessionsIcon,
    pages: [{ path: 'sesiones', page: SessionsPage }],
  },
];

/** All sections, in the order of the navigation. Routes, navigation and Dashboard follow from this list. */
export const screens: Screen[] = sections.map((section) => ({ ...section, to: addressOf(section.pages[0]?.path) }));
