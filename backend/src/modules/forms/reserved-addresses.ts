import { publicPages } from '../../platform/http/public-pages.generated.js';

/** Words that no address of a form may contain as whole words: they are the site's own addresses, or look like sign-in. */
const RESERVED_WORDS: readonly string[] = [
  'login',
  'gestion',
  'cocina',
  'chefs',
  'experiencias',
  'corporativo',
  'terminos-y-condiciones',
  'unete-al-equipo',
  'nosotros',
  'cotiza',
  'como-funciona',
];

/** First segments of the site's pages. A parameter is not one. */
const PAGE_SEGMENTS: readonly string[] = publicPages
  .map(({ path }) => path.split('/')[1] ?? '')
  .filter((segment) => /^\w/.test(segment));

/**
 * Words that promise a sign-in. Visitors would believe another company's form at such an address, and it could ask for
 * a password.
 */
const SIGN_IN_WORDS: readonly string[] = [
  'acceder',
  'accede',
  'acceso',
  'accesos',
  'admin',
  'administracion',
  'administrador',
  'auth',
  'autenticacion',
  'clave',
  'conectarse',
  'contrasena',
  'credenciales',
  'cuenta',
  'entra',
  'entrar',
  'identificarse',
  'identificate',
  'ingresa',
  'ingresar',
  'ingreso',
  'intranet',
  'log-in',
  'log-out',
  'logon',
  'log-on',
  'logout',
  'oauth',
  'password',
  'sesion',
  'sign-in',
  'sign-on',
  'sign-up',
  'signin',
  'signon',
  'signup',
  'sso',
];

/** Addresses that promise one only by themselves: 'registro' does, 'registro-de-eventos' does not. */
const SIGN_IN_ADDRESSES: readonly string[] = [
  'account',
  'dashboard',
  'google',
  'panel',
  'perfil',
  'registrarse',
  'registrate',
  'registro',
  'session',
  'usuario',
  'usuarios',
  'verificacion',
  'verificar',
];

/**
 * The other first segments that the site answers itself: what the server serves, and the files of frontend/public. A test
 * compares the list with them.
 */
const SITE_SEGMENTS: readonly string[] = [
  'embed',
  'api',
  'files',
  'assets',
  'calendario',
  'robots.txt',
  'sitemap.xml',
  'site.webmanifest',
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'social.jpg',
];

const escaped = (words: readonly string[]): string => words.map((word) => word.replaceAll('.', '\\.')).join('|');

/**
 * Matches the site's own addresses, which no form can have.
 *
 * Hyphens separate the words of an address. An address contains a reserved word, which may have hyphens itself, when
 * the word's parts follow each other with nothing attached: 'mis-chefs' and 'como-funciona-esto' contain one;
 * 'chefsito', 'como' and 'funciona-como' do not. The site's other segments are refused only as the whole address:
 * 'chef-invitado' is free, 'chef' is not.
 */
export const RESERVED_PATTERN =
  `^(?:${escaped([...PAGE_SEGMENTS, ...SITE_SEGMENTS, ...SIGN_IN_ADDRESSES])}` +
  `|(?:.*-)?(?:${escaped([...RESERVED_WORDS, ...SIGN_IN_WORDS])})(?:-.*)?)$`;

const reserved = new RegExp(RESERVED_PATTERN);

/** Whether an address is the site's own. */
export const isReserved = (url: string): boolean => reserved.test(url);
