import type { DemoChef } from '../types.js';

export const tomasUndurraga: DemoChef = {
  chef_name: 'Tomás Undurraga',
  description:
    'Fuego lento, carnes maduradas y verduras a la brasa. Cocino en pleno patio o en tu quincho, con leña de espino y el reloj guardado. La carne sale cuando está, no cuando la llaman.',
  information:
    'Aprendí con un tío que hacía asados de dos días en Colchagua y después pasé cuatro temporadas en parrillas de Mendoza. Llevo mi propio fierro, cuchillos, leña y un extintor. Necesito cuatro metros cuadrados al aire libre y una llave de agua cerca. Desde diez personas; sobre cuarenta voy con dos parrilleros más.',
  email: 'tomas.undurraga@cocina.example',
  phone_number: '+56918842216',
  instagram: 'https://www.instagram.com/tomasundurraga.example',
  x: 'https://x.com/tundurraga_ex',
  price_per_person: 52000,
  modalities: ['Cenas', 'Team building', 'Catering'],
  food_types: ['Parrilla'],
  cities: ['Lo Barnechea', 'Vitacura', 'Las Condes', 'Colina'],
  profile_image: 'chef-m-19.jpg',
  cover_image: 'table-16.jpg',
  gallery: ['dish-parrilla-3.jpg', 'dish-asado-3.jpg', 'dish-ratatouille-1.jpg', 'table-10.jpg', 'dish-salad-2.jpg'],
  state: 'ACTIVE',
  favorite: true,
  proposals: [
    {
      dish_name: 'Domingo de espino',
      description:
        'Prendo a las once para comer a las cuatro. Entremedio hay choripanes, tomates con sal de mar y harta conversación al lado del humo. Es el asado de siempre, con más paciencia.',
      profile_image: 'dish-parrilla-1.jpg',
      starter: 'Choripanes de longaniza de San Carlos con pebre',
      main_course: 'Lomo vetado, longanizas y trutro de pollo a la brasa, con aros de cebolla y romero',
      dessert: 'Peras al rescoldo con manjar',
      modalities: ['Cenas', 'Catering'],
      food_types: ['Parrilla'],
      cities: ['Lo Barnechea', 'Vitacura', 'Las Condes', 'Colina'],
    },
    {
      dish_name: 'Una parrilla por equipo',
      description:
        'Cada equipo elige su corte, arma el aliño y maneja su fuego. Doy pistas y corrijo lo justo. Al final se come todo, también lo que se pasó de punto.',
      profile_image: 'dish-parrilla-2.jpg',
      starter: 'Provoleta con orégano y tomates asados',
      main_course: 'Entraña, longaniza artesanal y pollo de campo, elegidos y asados por ustedes',
      dessert: 'Panqueques celestinos quemados a la plancha',
      modalities: ['Team building'],
      food_types: ['Parrilla'],
      cities: ['Lo Barnechea', 'Vitacura', 'Colina'],
    },
    {
      dish_name: 'Madurado en casa',
      description:
        'Para ocho como máximo y con mantel. Conversamos de razas, de grasa y de por qué treinta y cinco días y no veinte. Conviene llegar con hambre y con un tinto que aguante.',
      profile_image: 'dish-asado-1.jpg',
      starter: 'Betarragas a la ceniza con queso de cabra',
      main_course: 'Lomo liso madurado en láminas, papas doradas, champiñones y salsa verde',
      dessert: 'Tarta tibia de chocolate con sal de Cáhuil',
      modalities: ['Cenas'],
      food_types: ['Parrilla'],
      cities: ['Lo Barnechea', 'Vitacura', 'Las Condes'],
    },
    {
      dish_name: 'Un solo corte',
      description:
        'Una punta de ganso por mesa, sellada al fierro y cortada enfrente de todos. Mientras descansa quince minutos nadie la toca: es la única regla de la casa.',
      profile_image: 'dish-asado-2.jpg',
      starter: 'Mollejas crocantes con limón sutil',
      main_course: 'Punta de ganso entera con papas nuevas, tomates y pebre de perejil',
      dessert: 'Duraznos a la parrilla con helado de canela',
      modalities: ['Cenas', 'Catering'],
      food_types: ['Parrilla'],
      cities: ['Lo Barnechea', 'Las Condes', 'Colina'],
    },
  ],
  comments: [
    {
      client_name: 'Paula Irarrázaval',
      description: 'El fuego prendido desde las cuatro y el olor a espino. La carne, perfecta; la conversación, mejor.',
      score: 5,
      favorite: true,
    },
    {
      client_name: 'Andrés Echeverría',
      description: 'Mi suegro, que no suelta jamás las pinzas, se sentó y se dejó atender. Con eso digo todo.',
      score: 5,
    },
    {
      client_name: 'Carolina Meza',
      description:
        'Fuimos veinte de la oficina y los de contabilidad ganaron con la entraña. Todavía no se les pasa el orgullo.',
      score: 4.5,
    },
    {
      client_name: 'Ignacia Prieto',
      description:
        'Pedí algo para los vegetarianos y llegó con zapallos y repollos a la brasa que se pelearon los carnívoros.',
      score: 5,
    },
    {
      client_name: 'Hernán Bascuñán',
      description:
        'La punta de ganso salió algo más cocida de lo que nos gusta, pero las mollejas y el pebre son cosa seria.',
      score: 4,
    },
  ],
};

export const yerkoMihovilovic: DemoChef = {
  chef_name: 'Yerko Mihovilovic',
  description:
    'Cocino Magallanes para los que viven lejos del frío. Mi bisabuelo vino de la isla de Brač por el oro y se quedó por las ovejas. De ahí viene casi todo lo que sé: cordero al palo, centolla y paciencia con el viento.',
  information:
    'Nací en Porvenir. Traigo el cordero de una estancia de San Gregorio y la centolla cocida y congelada a bordo. Un cordero al palo toma cinco horas y necesita patio, así que coordinamos una visita la semana anterior. Cotizo cada evento por separado: depende del número de animales y de los kilómetros.',
  email: 'yerko.mihovilovic@cocina.example',
  phone_number: '+56911907543',
  instagram: 'https://www.instagram.com/yerkomihovilovic.example',
  price_per_person: null,
  modalities: ['Cenas', 'Catering', 'Team building'],
  food_types: ['Parrilla', 'Mariscos'],
  cities: ['Lo Barnechea', 'Colina', 'Huechuraba', 'Las Condes'],
  profile_image: 'chef-m-21.jpg',
  cover_image: 'table-15.jpg',
  gallery: ['dish-asado-2.jpg', 'dish-shellfish-3.jpg', 'dish-parrilla-1.jpg', 'dish-fish-fillet-2.jpg'],
  state: 'ACTIVE',
  favorite: false,
  proposals: [
    {
      dish_name: 'Estancia San Gregorio',
      description:
        'El cordero va al palo desde temprano y lo demás se asa alrededor. La gente se acerca de a poco, como pasa con todo fuego grande. Desde veinticinco personas.',
      profile_image: 'dish-parrilla-3.jpg',
      starter: 'Longanizas de cordero con pan de campo y chimichurri de ciboulette',
      main_course: 'Cordero al palo, filetes y pollo a las brasas con cebollas y pimentones',
      dessert: 'Kuchen de ruibarbo magallánico con crema',
      modalities: ['Catering', 'Team building'],
      food_types: ['Parrilla'],
      cities: ['Lo Barnechea', 'Colina', 'Huechuraba'],
    },
    {
      dish_name: 'Estrecho',
      description:
        'Mariscos del agua más fría que hay. Los ostiones van en su concha, con queso y tres minutos de horno fuerte; la centolla, desmenuzada a mano.',
      profile_image: 'dish-shellfish-2.jpg',
      starter: 'Ostiones a la parmesana con limón',
      main_course: 'Chupe de centolla en greda, con miga de pan y queso mantecoso',
      dessert: 'Mousse de calafate',
      modalities: ['Cenas', 'Catering'],
      food_types: ['Mariscos'],
      cities: ['Lo Barnechea', 'Las Condes', 'Huechuraba'],
    },
    {
      dish_name: 'Cena en Porvenir',
      description:
        'Así se comía los sábados en la casa de mi abuela Danica, con los vidrios empañados y la radio puesta. Pocos platos, porciones de allá.',
      profile_image: 'dish-fish-fillet-1.jpg',
      starter: 'Sopa de choritos con crema y pan tostado',
      main_course: 'Trucha de Tierra del Fuego sellada, puré de zanahorias, espárragos y naranja asada',
      dessert: 'Krostule con azúcar flor, la fritura croata de mi familia',
      modalities: ['Cenas'],
      food_types: ['Mariscos'],
      cities: ['Lo Barnechea', 'Colina', 'Las Condes'],
    },
  ],
  comments: [
    {
      client_name: 'Dragomir Kusanovic',
      description:
        'Éramos cincuenta y un solo cordero alcanzó justo. Los krostule se los llevaron los nietos en los bolsillos.',
      score: 5,
    },
    {
      client_name: 'Bernardita Claro',
      description:
        'Llegó a las ocho de la mañana a prender el fuego en pleno julio. A la una teníamos la mejor carne que ha pasado por esta casa.',
      score: 5,
    },
    {
      client_name: 'Mauricio Leiva',
      description:
        'Cotizar demoró tres días porque había que venir a medir el patio. La centolla nos hizo olvidar la espera.',
      score: 4,
    },
    {
      client_name: 'Pía Santelices',
      description:
        'Aprendimos a estacar un cordero entre once colegas y nadie perdió un dedo. El gerente quedó a cargo del chimichurri.',
      score: 4.5,
    },
  ],
};
