import { publicPages } from '../../../backend/src/platform/http/public-pages.generated.ts';

/** A page: its path and its title. */
export interface PageUnderTest {
  /** May contain `{chef}`, `{chef-id}` or `{experience}`, which stand for one of the demo's. */
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
  { path: '/chefs?formato=1&comida=1', ...CHEFS },
  { path: '/chefs?ciudad=999999999', ...CHEFS },
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

/** The screens of the back-office. */
export const GESTION_PAGES: PageUnderTest[] = [
  { path: '/gestion', title: 'Dashboard | Gestión interna | Sobremesa', heading: 'Hola Antonia Fuenzalida!' },
  {
    path: '/gestion/solicitudes',
    title: 'Solicitudes | Gestión interna | Sobremesa',
    heading: 'Solicitudes',
  },
  { path: '/gestion/personas', title: 'Personas | Gestión interna | Sobremesa', heading: 'Personas' },
  { path: '/gestion/chefs', title: 'Chefs | Gestión interna | Sobremesa', heading: 'Chefs' },
  { path: '/gestion/chef/nuevo-chef', title: 'Nuevo chef | Gestión interna | Sobremesa', heading: 'Nuevo chef' },
  {
    path: '/gestion/chef/editar-chef/{chef-id}',
    title: 'Editar chef | Gestión interna | Sobremesa',
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
  { path: '/gestion/sistema', title: 'Sistema | Gestión interna | Sobremesa', heading: 'Sistema' },
];
