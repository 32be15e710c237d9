import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { publicPages } from '../../../backend/src/platform/http/public-pages.generated.ts';
import { demoChef, demoExperience } from './demo.ts';
import { bearer } from './people.ts';

/** A page: its path and its title. */
export interface PageUnderTest {
  /** May contain `{chef}` or `{experience}`, or the parameters of a screen's route, which stand for one of the demo's. */
  path: string;
  title: string | RegExp;
  heading: string | RegExp;
  status?: number;
}

const CHEFS = {
  title: 'Chefs independientes en Chile | Sobremesa',
  heading: 'Te conectamos con los mejores chefs',
};
const EXPERIENCES = {
  title: 'Experiencias y menús de chefs | Sobremesa',
  heading: 'Encuentra las mejores comidas aquí',
};

/** The pages whose words are known here, with the lists in each of their states. */
const DESCRIBED: PageUnderTest[] = [
  { path: '/', title: 'Sobremesa: chefs independientes para tus comidas', heading: /\S/ },
  { path: '/chefs', ...CHEFS },
  { path: '/chefs?formato=1&comida=1', title: /^Chefs de .+ para .+ \| Sobremesa$/, heading: /^Chefs de .+ para .+/ },
  { path: '/chefs?ciudad=999999999', ...CHEFS },
  // The filters that are folded away are open where one is chosen.
  {
    path: '/chefs?personas=900&dieta=1',
    title: /^Chefs para 900 personas, con opción .+ \| Sobremesa$/,
    heading: /^Chefs para 900 personas, con opción .+/,
  },
  { path: '/chefs?pagina=2', ...CHEFS, title: 'Chefs independientes en Chile, página 2 | Sobremesa' },
  { path: '/chef/{chef}', title: /, chef en .+ \| Sobremesa$/, heading: /\S/ },
  { path: '/experiencias', ...EXPERIENCES },
  { path: '/experiencias?busca=arroz', ...EXPERIENCES },
  { path: '/experiencias?ciudad=999999999', ...EXPERIENCES },
  { path: '/experiencia/{experience}', title: /\S \| Sobremesa$/, heading: /\S/ },
  {
    path: '/corporativo',
    title: 'Eventos para empresas con chefs independientes | Sobremesa',
    heading: 'Cotiza un evento con nosotros',
  },
  {
    path: '/nosotros',
    title: 'Nosotros: chefs independientes y mesas largas | Sobremesa',
    heading: 'Creemos en quedarse a la mesa',
  },
  {
    path: '/unete-al-equipo',
    title: 'Únete al equipo: chefs, espacios y proveedores | Sobremesa',
    heading: 'Hay un puesto para ti en esta mesa',
  },
  { path: '/cotiza', title: 'Cotiza tu experiencia | Sobremesa', heading: 'Cuéntanos de tu mesa' },
  { path: '/mi-mesa', title: 'Mi mesa | Sobremesa', heading: 'Mi mesa' },
  { path: '/como-funciona', title: '¿Cómo funciona? | Sobremesa', heading: '¿Cómo funciona?' },
  { path: '/terminos-y-condiciones', title: 'Términos y condiciones | Sobremesa', heading: 'Términos y condiciones' },
  { path: '/privacidad', title: 'Privacidad | Sobremesa', heading: 'Tus datos son tuyos' },
  { path: '/gracias', title: 'Gracias | Sobremesa', heading: 'Gracias, ya estamos poniendo tu mesa' },
  { path: '/login', title: 'Iniciar sesión | Sobremesa', heading: 'Iniciar sesión' },
  {
    path: '/no/existe',
    title: 'Página no encontrada | Sobremesa',
    heading: 'Esta mesa no está puesta',
    status: 404,
  },
];

/** Every other page of the site: whatever it is called, it keeps to what all pages have to. */
const others = publicPages
  .filter(({ path }) => !path.includes(':') && !DESCRIBED.some((page) => page.path === path))
  .map(({ path }) => ({ path, title: / \| Sobremesa$/, heading: /\S/ }));

/** Every page that a visitor can open, with the lists in each of their states. */
export const PUBLIC_PAGES: PageUnderTest[] = [...DESCRIBED, ...others];

/** The screens of the back-office whose words are known here. */
const DESCRIBED_SCREENS: PageUnderTest[] = [
  { path: '/gestion', title: 'Dashboard | Gestión interna | Sobremesa', heading: 'Hola Antonia Fuenzalida!' },
  {
    path: '/gestion/solicitudes',
    title: 'Solicitudes | Gestión interna | Sobremesa',
    heading: 'Solicitudes',
  },
  { path: '/gestion/caja', title: 'Caja | Gestión interna | Sobremesa', heading: 'Caja' },
  { path: '/gestion/caja/veladas', title: 'Caja por velada | Gestión interna | Sobremesa', heading: 'Caja' },
  { path: '/gestion/caja/conciliacion', title: 'Conciliación | Gestión interna | Sobremesa', heading: 'Caja' },
  {
    path: '/gestion/pagos-a-chefs',
    title: 'Pagos a chefs | Gestión interna | Sobremesa',
    heading: 'Pagos a chefs',
  },
  { path: '/gestion/devoluciones', title: 'Devoluciones | Gestión interna | Sobremesa', heading: 'Devoluciones' },
  { path: '/gestion/personas', title: 'Personas | Gestión interna | Sobremesa', heading: 'Personas' },
  { path: '/gestion/chefs', title: 'Chefs | Gestión interna | Sobremesa', heading: 'Chefs' },
  { path: '/gestion/chef/nuevo-chef', title: 'Nuevo chef | Gestión interna | Sobremesa', heading: 'Nuevo chef' },
  {
    path: '/gestion/chef/editar-chef/:id',
    title: /^\S.*, editar chef \| Gestión interna \| Sobremesa$/,
    heading: 'Editar chef',
  },
  {
    path: '/gestion/chefs-comments',
    title: 'Comentarios | Gestión interna | Sobremesa',
    heading: 'Comentarios',
  },
  {
    path: '/gestion/header',
    title: 'Información de la página | Gestión interna | Sobremesa',
    heading: 'Información de la página',
  },
  { path: '/gestion/logos', title: 'Logos | Gestión interna | Sobremesa', heading: 'Logos' },
  { path: '/gestion/form-reference', title: 'Formularios | Gestión interna | Sobremesa', heading: 'Formularios' },
  { path: '/gestion/textos', title: 'Textos | Gestión interna | Sobremesa', heading: 'Textos' },
  {
    path: '/gestion/datos-personales',
    title: 'Datos personales | Gestión interna | Sobremesa',
    heading: 'Datos personales',
  },
  {
    path: '/gestion/registro/eliminados',
    title: 'Eliminados | Gestión interna | Sobremesa',
    heading: 'Registro',
  },
  { path: '/gestion/registro', title: 'Registro | Gestión interna | Sobremesa', heading: 'Registro' },
  { path: '/gestion/sesiones', title: 'Mis sesiones | Gestión interna | Sobremesa', heading: 'Mis sesiones' },
  { path: '/gestion/sistema', title: 'Sistema | Gestión interna | Sobremesa', heading: 'Sistema' },
];

/** A screen of the back-office. */
interface ScreenUnderTest extends PageUnderTest {
  forAdministrators: boolean;
}

/** The sections of the back-office, as its routes are declared: in each its roles, and the paths of its pages. */
const SECTIONS = readFileSync(join(import.meta.dirname, '../../src/gestion/screens.tsx'), 'utf8').split(
  /^ {4}label: /m,
);

/** Every screen of the back-office: whatever it is called, it keeps to what all screens have to. */
export const GESTION_PAGES: ScreenUnderTest[] = SECTIONS.flatMap((section) =>
  [...section.matchAll(/path: '([^']*)'/g)].map(([, declared = '']) => {
    const path = `/gestion/${declared}`.replace(/\/$/, '');
    const described = DESCRIBED_SCREENS.find((screen) => screen.path === path);
    const forAdministrators = section.includes("roles: ['ADMIN']");
    return { path, title: / \| Gestión interna \| Sobremesa$/, heading: /\S/, ...described, forAdministrators };
  }),
);

/** The places of Mi cocina. */
export const KITCHEN_PAGES: PageUnderTest[] = [
  { path: '/cocina', title: 'Mi cocina | Sobremesa', heading: 'Tus próximas veladas' },
  { path: '/cocina/calendario', title: 'Tu calendario | Sobremesa', heading: 'Tu calendario' },
  { path: '/cocina/pagos', title: 'Tus pagos | Sobremesa', heading: 'Tus pagos' },
  { path: '/cocina/perfil', title: 'Tu perfil | Sobremesa', heading: 'Tu perfil' },
  { path: '/cocina/opiniones', title: 'Lo que dicen de ti | Sobremesa', heading: 'Lo que dicen de ti' },
  { path: '/cocina/no-existe', title: 'Mi cocina | Sobremesa', heading: 'Aquí no hay nada' },
];

/** The address of a page in the demo: of a chef and an experience that no journey changes, a quoted request and its offer, an evening. */
export async function addressOf({ path }: PageUnderTest, page: Page): Promise<string> {
  if (path.includes('{experience}')) return path.replace('{experience}', await demoExperience(page));
  if (path.includes('{chef}')) return path.replace('{chef}', (await demoChef(page)).slug);
  if (path.includes('editar-chef/:id')) return path.replace(':id', String((await demoChef(page)).id));
  if (path.includes('/textos/:text')) return path.replace(':text', 'questions');
  if (path.includes('/gift-cards/:id')) return path.replace(':id', String(await demoGiftCard(page)));
  if (path.includes('/veladas/:id')) return path.replace(':id', String(await demoEvening(page)));
  if (!path.includes(':id')) return path;
  const { request, offer } = await quoted(page);
  return path.replace(':offerId', String(offer)).replace(':id', String(request));
}

/** The data that a call answers the person who is signed in on the page. */
async function read<Data>(page: Page, call: string): Promise<Data> {
  const answer = await page.request.get(`/api/v1/${call}`, { headers: await bearer(page) });
  return ((await answer.json()) as { data: Data }).data;
}

interface Row {
  id: number;
}

/** A gift card of the demo. A person is signed in on the page. */
async function demoGiftCard(page: Page): Promise<number> {
  const [card] = await read<Row[]>(page, 'gift_cards/all?sort=created_at&page=1&perPage=1');
  return card?.id ?? 0;
}

/** The oldest request of the demo in a state: a journey's own is newer. */
async function demoRequest(page: Page, state: string): Promise<number> {
  const [request] = await read<Row[]>(page, `quote_requests/all?state=${state}&sort=created_at&page=1&perPage=1`);
  return request?.id ?? 0;
}

/** An evening of the demo, of an accepted request. A person is signed in on the page. */
async function demoEvening(page: Page): Promise<number> {
  const request = await demoRequest(page, 'aceptada');
  const { evening } = await read<{ evening: Row | null }>(page, `agenda/of-request/${request}`);
  return evening?.id ?? 0;
}

/** A request of the demo that was sent an offer, with the last of its offers. A person is signed in on the page. */
export async function quoted(page: Page): Promise<{ request: number; offer: number }> {
  const request = await demoRequest(page, 'cotizada');
  const offers = await read<Row[]>(page, `offers/of-request/${request}`);
  return { request, offer: offers.at(-1)?.id ?? 0 };
}
