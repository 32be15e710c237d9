import type { DemoChef } from '../types.js';

export const rosarioMatte: DemoChef = {
  chef_name: 'Rosario Matte',
  description:
    'Cocina vegetal del huerto: quesos de semillas, pan de masa madre y postres que nadie adivina veganos. Los más carnívoros suelen ser los que piden llevarse el resto.',
  information:
    'Cultivo la mitad de lo que sirvo en una parcela de Chicureo y lo demás lo compro a tres vecinas. Estudié en Santiago y Copenhague. Mi pan demora cuarenta horas, así que necesito confirmar con tres días. Trabajo sin gluten en un horno aparte y también por pantalla, con una caja de verduras que despacho el día antes.',
  email: 'rosario.matte@cocina.example',
  phone_number: '+56918206437',
  instagram: 'https://www.instagram.com/rosariomatte.example',
  x: 'https://x.com/rmatte_ex',
  price_per_person: 36000,
  modalities: ['Cenas', 'Clases de cocina', 'Clases online', 'Catering'],
  food_types: ['Vegana', 'Pastelería'],
  cities: ['Colina', 'Lo Barnechea', 'Vitacura', 'Huechuraba'],
  profile_image: 'chef-f-08.jpg',
  cover_image: 'table-14.jpg',
  gallery: [
    'dish-citrus-salad-3.jpg',
    'dish-grain-bowl-2.jpg',
    'dish-cream-soup-2.jpg',
    'dish-ratatouille-1.jpg',
    'dish-flatbread-1.jpg',
    'dish-toasts-3.jpg',
  ],
  state: 'ACTIVE',
  favorite: false,
  proposals: [
    {
      dish_name: 'Zapallos de enero',
      description:
        'La mata de zapallo italiano da tantos que hay que inventarle usos. Aquí van tres, del crudo al asado, y una flor para el que llegue primero.',
      profile_image: 'dish-carpaccio-3.jpg',
      starter: 'Carpaccio de zapallo italiano con rúcula, nueces y ricota de almendras',
      main_course: 'Zapallitos rellenos con trigo mote, menta y limón',
      dessert: 'Queque húmedo de zapallo y naranja con glaseado',
      modalities: ['Cenas', 'Clases de cocina'],
      food_types: ['Vegana'],
      cities: ['Colina', 'Lo Barnechea', 'Vitacura', 'Huechuraba'],
    },
    {
      dish_name: 'Tabla sin vacas',
      description:
        'Quesos de castaña de cajú con tres meses de maduración y corteza de verdad. Los pongo sin decir nada y espero a que alguien pregunte de qué leche son.',
      profile_image: 'dish-cheese-board-3.jpg',
      starter: 'Tabla de quesos de semillas con higos, uvas y mermelada de betarraga',
      main_course: 'Tarta rústica de cebollas y papas con romero',
      dessert: 'Trufas de chocolate y avellana chilena',
      modalities: ['Catering', 'Cenas'],
      food_types: ['Vegana'],
      cities: ['Colina', 'Lo Barnechea', 'Vitacura'],
    },
    {
      dish_name: 'Torta para incrédulos',
      description:
        'Lleva agua de garbanzos más un chorrito de vinagre, y sube igual. La enseño con las pifias incluidas: la primera que hice se la comieron las gallinas.',
      profile_image: 'dish-layer-cake-3.jpg',
      starter: 'Tostadas de masa madre con hummus de porotos negros',
      main_course: 'Ñoquis de camote con pesto de hojas de zanahoria',
      dessert: 'Torta de chocolate con frutillas, moras y arándanos',
      modalities: ['Clases de cocina', 'Clases online', 'Catering'],
      food_types: ['Vegana', 'Pastelería'],
      cities: ['Colina', 'Lo Barnechea', 'Vitacura', 'Huechuraba'],
    },
    {
      dish_name: 'Tomates de marzo',
      description:
        'El último mes bueno. Los aso de noche con ajo y tomillo, y de esa bandeja sale una sopa que se sirve caliente o fría, según cómo venga la tarde.',
      profile_image: 'dish-cream-soup-3.jpg',
      starter: 'Sopa de tomates asados con crutones, albahaca y crema de almendras',
      main_course: 'Porotos granados con mazamorra de choclo',
      dessert: 'Granizado de sandía y menta',
      modalities: ['Cenas', 'Clases online'],
      food_types: ['Vegana'],
      cities: ['Colina', 'Lo Barnechea', 'Huechuraba'],
    },
    {
      dish_name: 'La huerta al horno',
      description:
        'Una fuente grande al medio, cucharones y pan recién cortado. La preparo para familias donde cada uno come distinto. Va sin gluten si se pide.',
      profile_image: 'dish-ratatouille-2.jpg',
      starter: 'Pan de masa madre con aceite de oliva y aceitunas',
      main_course: 'Verduras de la huerta en espiral, al horno con tomate y tomillo',
      dessert: 'Crumble de ciruelas con helado de coco',
      modalities: ['Cenas', 'Catering'],
      food_types: ['Vegana'],
      cities: ['Colina', 'Vitacura', 'Huechuraba'],
    },
  ],
  comments: [
    {
      client_name: 'Agustín Silva',
      description: 'Soy de los que reclaman sin carne. Me di cuenta de que no había al tercer plato.',
      score: 5,
    },
    {
      client_name: 'María Jesús Ovalle',
      description: 'Pregunté de qué leche era el queso y se rio toda la mesa. Me llevé un pedazo escondido.',
      score: 5,
    },
    {
      client_name: 'Cristóbal Herane',
      description:
        'La caja llegó con las zanahorias todavía con tierra. A mis hijos les gustó más lavarlas que cocinarlas.',
      score: 4.5,
    },
    {
      client_name: 'Soledad Arrau',
      description: 'Sigo pensando en la sopa de tomates. Al fondo le faltaba algo crocante, se lo dije y lo anotó.',
      score: 4,
    },
    {
      client_name: 'Pedro Pablo Garín',
      description: 'Tres generaciones en la mesa, una fuente al medio y cero discusiones. Tiene que ser el pan.',
      score: 4.5,
    },
  ],
};
