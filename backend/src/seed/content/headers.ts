import type { DemoHeader } from './types.js';

/** The home page's three cover slides. A company may have no more. */
export const HEADERS: readonly DemoHeader[] = [
  {
    cover_title: 'La mesa ya está puesta',
    cover_description: 'Chefs independientes cocinan en tu casa. Tú solo recibes a tu gente.',
    header_image: 'header-1.jpg',
    color_text: 'white',
  },
  {
    cover_title: 'Aprende con las manos',
    cover_description: 'Clases de cocina presenciales y online, de la feria al plato.',
    header_image: 'header-3.jpg',
    color_text: 'white',
  },
  {
    cover_title: 'Celebren como equipo',
    cover_description: 'Experiencias corporativas que se recuerdan después del postre.',
    header_image: 'header-2.jpg',
    color_text: 'white',
  },
];
