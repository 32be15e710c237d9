import { plainPage } from '../platform/http/answer/plain-page.js';
import { codeOf } from '../platform/http/answer/request-code.js';

/**
 * Shown when rendering failed, which is a defect of ours.
 * @param request the request's id; people read its end
 */
export const failurePage = (request: string): string =>
  plainPage({
    title: 'Ha ocurrido un error',
    text: `No pudimos mostrar esta página (código ${codeOf(request)}).`,
    link: ['/', 'Volver al inicio'],
  });

/** Shown when an address requests more pages than a person reads. */
export const CROWDED_PAGE = plainPage({
  title: 'Un momento, por favor',
  text: 'Desde tu conexión llegaron muchas visitas seguidas. Espera un minuto y vuelve a intentarlo.',
  link: ['', 'Intentar otra vez'],
});
