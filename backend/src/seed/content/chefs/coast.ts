import type { DemoChef } from '../types.js';

export const yulianaMosquera: DemoChef = {
  chef_name: 'Yuliana Mosquera',
  description:
    'Del Pacífico colombiano al chileno: coco, limón y pescado frito entero, con marimba si hay parlantes. Llegué de Tumaco hace nueve años y todavía cocino para la cantidad de gente de allá.',
  information:
    'Empecé vendiendo almuerzos en la caleta Portales y hoy llevo un equipo de tres. Uso pescado de la zona con técnicas de mi casa: leche de coco hecha a mano, hierbas de azotea que cultivo en el balcón y fuego alto. Mínimo ocho personas. Si la reunión es en la playa, también llego; la arena no me asusta.',
  email: 'yuliana.mosquera@cocina.example',
  phone_number: '+56916081745',
  instagram: 'https://www.instagram.com/yulianamosquera.example',
  price_per_person: 37000,
  modalities: ['Cenas', 'Catering', 'Gift cards'],
  food_types: ['Mariscos'],
  cities: ['Viña del Mar', 'Colina', 'Santiago Centro'],
  profile_image: 'chef-f-02.jpg',
  cover_image: 'table-09.jpg',
  gallery: [
    'dish-prawns-1.jpg',
    'dish-rice-with-seafood-1.jpg',
    'dish-whole-fish-3.jpg',
    'dish-ceviche-1.jpg',
    'table-08.jpg',
  ],
  state: 'ACTIVE',
  favorite: false,
  proposals: [
    {
      dish_name: 'Arroz de la marea baja',
      description:
        'Se hace cuando los pescadores llegan con de todo un poco. Una sola olla ancha, sofrito largo y fuego parejo. Rinde para veinte sin perder el punto.',
      profile_image: 'dish-rice-with-seafood-3.jpg',
      starter: 'Aborrajados de plátano maduro con queso',
      main_course: 'Arroz con camarones, choritos y leche de coco, terminado con limón',
      dessert: 'Cocadas blancas y café de Nariño',
      modalities: ['Cenas', 'Catering', 'Gift cards'],
      food_types: ['Mariscos'],
      cities: ['Viña del Mar', 'Colina', 'Santiago Centro'],
    },
    {
      dish_name: 'Pescado con cabeza',
      description:
        'Frito entero, crujiente hasta las aletas, y servido como viene. A quien le incomoda la mirada le doy vuelta el plato.',
      profile_image: 'dish-whole-fish-1.jpg',
      starter: 'Patacones con hogao y queso',
      main_course: 'Rollizo frito entero con limón, cebolla morada y ensalada verde',
      dessert: 'Brevas con arequipe, que aquí llaman higos con manjar',
      modalities: ['Cenas', 'Catering'],
      food_types: ['Mariscos'],
      cities: ['Viña del Mar', 'Colina'],
    },
    {
      dish_name: 'Merengón de esquina',
      description:
        'En las calles de Colombia lo venden en la maleta de los autos. Yo lo llevo entero a la mesa, después de una sopa contundente, y lo parto ahí mismo.',
      profile_image: 'dish-pavlova-3.jpg',
      starter: 'Ceviche de camarones con salsa de tomate y galletas saladas',
      main_course: 'Sancocho de pescado con coco y yuca',
      dessert: 'Merengón con crema, frutillas, moras y arándanos',
      modalities: ['Cenas', 'Gift cards'],
      food_types: ['Mariscos'],
      cities: ['Viña del Mar', 'Santiago Centro'],
    },
  ],
  comments: [
    {
      client_name: 'Maritza Cabezas',
      description: 'Almorzamos en la arena de Reñaca con mantel y todo. El pescado sonaba al partirlo.',
      score: 5,
    },
    {
      client_name: 'Jonathan Arrieta',
      description: 'Dijo mínimo ocho y trajo comida para quince. Nos repartimos los táper como hermanos.',
      score: 4.5,
    },
    {
      client_name: 'Florencia Dittborn',
      description:
        'El merengón tenía a los adultos haciendo fila antes que los niños. Muy simpática, aunque la música iba algo fuerte.',
      score: 4,
    },
    {
      client_name: 'Sergio Painemal',
      description: 'Nunca había probado leche de coco recién exprimida. El arroz lo soñé dos noches.',
      score: 5,
    },
  ],
};

export const esterCorvacho: DemoChef = {
  chef_name: 'Ester Corvacho',
  description:
    'Soy azapeña y afrodescendiente, hija de aceitunero. Cocino lo que da el valle y lo que llega del mar de Arica: pulpo, camarón de río, naranjas, mangos y la aceituna morada, que va en casi todo.',
  information:
    'Treinta y tres años en la cocina del hospital de Arica me dejaron puntualidad y mano para las dietas: diabéticos, hipertensos y alérgicos comen tranquilos conmigo. Muelo el ají en batán y las aceitunas son de mi hermano. Viajo entre Arica y Santiago, así que conviene reservar con diez días de anticipación.',
  email: 'ester.corvacho@cocina.example',
  phone_number: '+56913917266',
  facebook: 'https://www.facebook.com/estercorvacho.example',
  price_per_person: 41000,
  modalities: ['Cenas', 'Clases de cocina', 'Catering'],
  food_types: ['Chilena', 'Mariscos'],
  cities: ['San Miguel', 'La Florida', 'La Reina', 'Huechuraba'],
  profile_image: 'chef-f-10.jpg',
  cover_image: 'table-01.jpg',
  gallery: ['dish-octopus-3.jpg', 'dish-citrus-salad-3.jpg', 'dish-prawns-2.jpg', 'dish-ceviche-2.jpg', 'table-08.jpg'],
  state: 'ACTIVE',
  favorite: true,
  proposals: [
    {
      dish_name: 'Aceituna morada',
      description:
        'Una cena entera alrededor de un fruto. La salsa del pulpo se muele en piedra y queda del color de la tarde en el morro. Para cuatro a dieciséis personas.',
      profile_image: 'dish-octopus-1.jpg',
      starter: 'Pan amasado con pasta de aceitunas y orégano de Socoroma',
      main_course: 'Pulpo con papas, tomates cherry y aceitunas de Azapa',
      dessert: 'Mango en almíbar con queso de cabra',
      modalities: ['Cenas', 'Catering'],
      food_types: ['Chilena', 'Mariscos'],
      cities: ['San Miguel', 'La Florida', 'La Reina', 'Huechuraba'],
    },
    {
      dish_name: 'Naranjal de Azapa',
      description:
        'Una clase de media tarde para aprender a equilibrar ácido, sal y dulce. Pelamos bastante y usamos el jugo de todo lo que se pela.',
      profile_image: 'dish-citrus-salad-1.jpg',
      starter: 'Ensalada de naranjas, pomelos y limón con menta y nueces',
      main_course: 'Picante de mariscos con papas y ají de color',
      dessert: 'Alfajores de Pica con miel de chancaca',
      modalities: ['Clases de cocina'],
      food_types: ['Chilena', 'Mariscos'],
      cities: ['San Miguel', 'La Florida', 'La Reina'],
    },
    {
      dish_name: 'Camarón de río',
      description:
        'Los del Lluta se acaban rápido y hay que ir a buscarlos de noche. Cuando hay, los sirvo sobre quínoa con un huevo frito arriba, igual que mi papá.',
      profile_image: 'dish-grain-bowl-3.jpg',
      starter: 'Chupe frío de quínoa con hierbabuena',
      main_course: 'Quínoa roja con camarones, palta, tomates, cebolla morada y huevo frito',
      dessert: 'Guayabas asadas con crema',
      modalities: ['Cenas', 'Catering'],
      food_types: ['Chilena', 'Mariscos'],
      cities: ['San Miguel', 'La Reina', 'Huechuraba'],
    },
  ],
  comments: [
    {
      client_name: 'Ramón Albarracín',
      description: 'Mi señora es diabética y por primera vez en una comida nadie le tuvo que servir distinto.',
      score: 5,
    },
    {
      client_name: 'Victoria Eltit',
      description:
        'Llegó a las siete en punto con un bidón de aceitunas y un batán de piedra. Supe que iba a salir bien.',
      score: 5,
    },
    {
      client_name: 'Camilo Barrientos',
      description: 'La salsa de aceituna la comimos con el pulpo, con las papas y al final directo con cuchara.',
      score: 4.5,
    },
    {
      client_name: 'Natalia Zepeda',
      description:
        'Los camarones venían enteros y algunos invitados no sabían pelarlos. Ella les enseñó, muerta de la risa.',
      score: 4.5,
    },
  ],
};

export const wilsonQuinonez: DemoChef = {
  chef_name: 'Wilson Quiñónez',
  description:
    'Esmeraldas entero en una olla: encocado, plátano verde, yuca y camarones con su cabeza. Cocino lento y con poca conversación. El que prueba pregunta después de dónde soy, y ahí sí que me alargo.',
  information:
    'Trabajé en barcos camaroneros y llegué a Valparaíso en uno. Desde 2016 cocino en casas de Santiago con mi señora, Nancy, que hace los verdes mejor que yo. Prefiero grupos chicos, de cuatro a catorce. Cotizo según el precio del camarón esa semana, con boleta y sin letra chica.',
  email: 'wilson.quinonez@cocina.example',
  phone_number: '+56914478819',
  price_per_person: null,
  modalities: ['Cenas', 'Catering', 'Gift cards'],
  food_types: ['Mariscos'],
  cities: ['Santiago Centro', 'San Miguel', 'La Florida'],
  profile_image: 'chef-m-05.jpg',
  cover_image: 'table-04.jpg',
  gallery: ['dish-prawns-3.jpg', 'dish-empanadas-1.jpg', 'dish-rice-with-seafood-3.jpg', 'dish-ceviche-3.jpg'],
  state: 'ACTIVE',
  favorite: false,
  proposals: [
    {
      dish_name: 'Encocado de los domingos',
      description:
        'El coco se ralla a mano y la primera leche se deja para el final. Tarda lo que tarda; mientras tanto Nancy va sacando patacones.',
      profile_image: 'dish-prawns-1.jpg',
      starter: 'Patacones con ají de la casa y queso fresco',
      main_course: 'Encocado de camarones con arroz blanco y limón',
      dessert: 'Cocada quemada con helado de maracuyá',
      modalities: ['Cenas', 'Gift cards'],
      food_types: ['Mariscos'],
      cities: ['Santiago Centro', 'San Miguel', 'La Florida'],
    },
    {
      dish_name: 'Empanadas de verde',
      description:
        'La masa es de plátano, no de harina; eso ya da para conversar. Salen fritas de a seis y se acaban de a siete.',
      profile_image: 'dish-empanadas-3.jpg',
      starter: 'Empanadas de plátano verde con queso y salsa de maní',
      main_course: 'Tapao de pescado con verde y hierbas',
      dessert: 'Maduros asados con canela y crema',
      modalities: ['Catering', 'Cenas'],
      food_types: ['Mariscos'],
      cities: ['Santiago Centro', 'San Miguel', 'La Florida'],
    },
  ],
  comments: [
    {
      client_name: 'Gloria Estupiñán',
      description: 'Habla poco, como dice. El encocado habló por él toda la noche y nadie lo interrumpió.',
      score: 5,
    },
    {
      client_name: 'Matías Labbé',
      description: 'Cotizó según el camarón de la semana, mostró la boleta y cobró menos de lo conversado.',
      score: 5,
    },
    {
      client_name: 'Jacqueline Oyarzo',
      description:
        'Las empanadas de verde volaron. Demoró más de lo que esperábamos con el fondo, pero llegó con patacones.',
      score: 3.5,
    },
  ],
};
