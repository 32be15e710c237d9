import { RIGHT_NAMES } from '../../personal-data/index.js';
import { always, kind, line, open, type SaidWords } from './duty-kind.js';
import { ASKED_RIGHTS, WAITING_ANSWERS, WAITING_OPINIONS, WAITING_PROFILES } from './site-duties.columns.js';

const OPINIONS = '/gestion/chefs-comments?publication=waiting';
const ANSWERS = '/gestion/chefs-comments?answer=waiting';
const RIGHTS = '/gestion/datos-personales';

/** A duty that is done on the page of what it is about. */
const done = (label: string, path: string, text: string): SaidWords => ({ path, text, press: open(label, path) });

/** Duties about what the site shows, and whose data the product has. */
export const SITE_DUTIES = {
  opinion: kind({
    title: 'Opinión por publicar',
    read: WAITING_OPINIONS,
    say: (row) =>
      done(
        'Leer y publicar',
        `${OPINIONS}&ficha=${row.comment_id}`,
        line(`De ${row.chef_name}`, `${row.score.toLocaleString('es-CL')} de 5 estrellas`),
      ),
    all: always(OPINIONS),
  }),
  opinion_answer: kind({
    title: 'Respuesta por publicar',
    read: WAITING_ANSWERS,
    say: (row) => done('Leer y publicar', `${ANSWERS}&ficha=${row.comment_id}`, `Responde a ${row.client_name}`),
    all: always(ANSWERS),
  }),
  profile: kind({
    title: 'Perfil por revisar',
    read: WAITING_PROFILES,
    say: (row) =>
      done(
        'Revisar',
        `/gestion/chef/editar-chef/${row.chef_id}?perfil=revisar`,
        line(
          row.texts && 'Textos',
          row.price && 'Precio',
          row.picture && 'Foto',
          row.gallery && 'Galería',
          row.menus && 'Menús',
        ),
      ),
    all: always('/gestion/chefs'),
  }),
  data_right: kind({
    title: 'Datos personales',
    only: 'ADMIN',
    read: ASKED_RIGHTS,
    say: (row) => ({
      ...done('Atender', RIGHTS, `Pide ${RIGHT_NAMES[row.kind].toLocaleLowerCase('es')}`),
      dueOn: row.due_on,
    }),
    all: always(RIGHTS),
  }),
} as const;
