import type { DemoChef } from '../types.js';

export const anaMariaPerez: DemoChef = {
  chef_name: 'Ana María Pérez',
  description:
    'Cocina chilena de temporada, con productos de la feria y del mar. Crecí entre las ollas de mi abuela en Chiloé y todavía cocino como si la casa entera fuera a llegar a almorzar.',
  information:
    'Trabajé doce años en restaurantes de Santiago y Lima antes de independizarme. Hoy compro en la Vega Central la misma mañana, llego con un ayudante, cocino en tu cocina y la dejo más limpia de lo que la encontré. Adapto los menús a alergias, embarazos y niños mañosos.',
  email: 'anamaria.perez@cocina.example',
  phone_number: '+56914027731',
  instagram: 'https://www.instagram.com/anamariaperez.example',
  facebook: 'https://www.facebook.com/anamariaperez.example',
  price_per_person: 45000,
  modalities: ['Cenas', 'Clases de cocina', 'Catering'],
  food_types: ['Chilena', 'Mariscos'],
  cities: ['Providencia', 'Ñuñoa', 'La Reina', 'Las Condes', 'Viña del Mar'],
  profile_image: 'chef-f-04.jpg',
  cover_image: 'table-01.jpg',
  gallery: [
    'dish-pastel-de-choclo-3.jpg',
    'dish-shellfish-3.jpg',
    'table-18.jpg',
    'dish-cazuela-1.jpg',
    'dish-fruit-tart-2.jpg',
    'dish-ceviche-3.jpg',
  ],
  state: 'ACTIVE',
  favorite: true,
  proposals: [
    {
      dish_name: 'Mesa de Chiloé',
      description:
        'Un almuerzo de isla para días de lluvia: todo llega junto al centro, se reparte con cuchara grande y se repite. Para entre cuatro y catorce personas.',
      profile_image: 'dish-shellfish-1.jpg',
      starter: 'Choritos al limón para ir picando y un chupe de jaiba con pan amasado',
      main_course: 'Curanto en olla: almejas, longaniza, milcao y chapalele, con su taza de caldo',
      dessert: 'Leche nevada con murta en almíbar',
      modalities: ['Cenas', 'Catering'],
      food_types: ['Chilena', 'Mariscos'],
      cities: ['Providencia', 'Ñuñoa', 'La Reina', 'Las Condes'],
    },
    {
      dish_name: 'Caleta y limón',
      description:
        'Voy a la caleta de madrugada y decido ahí. La reineta es casi segura; las machas, si hay. Es el menú más fresco que tengo y el que menos ollas ensucia.',
      profile_image: 'dish-ceviche-2.jpg',
      starter: 'Machas a la parmesana, gratinadas al minuto',
      main_course: 'Ceviche de reineta con palta, cebolla morada y ají verde, con papas cocidas al lado',
      dessert: 'Suspiro de limón de Pica',
      modalities: ['Cenas', 'Catering'],
      food_types: ['Mariscos'],
      cities: ['Providencia', 'Las Condes', 'Viña del Mar'],
    },
    {
      dish_name: 'Pastel de choclo, otra vez',
      description:
        'Solo de enero a marzo, cuando el choclo está lechoso. Rallo los choclos en tu cocina y el horno hace el resto mientras ustedes conversan. Me lo piden tanto que dejé de buscarle otro nombre.',
      profile_image: 'dish-pastel-de-choclo-1.jpg',
      starter: 'Humitas en miniatura con ensalada chilena',
      main_course: 'Pastel de choclo en greda, con pino picado a cuchillo, pollo de campo y aceitunas de Azapa',
      dessert: 'Mote con huesillo bien helado',
      modalities: ['Cenas', 'Clases de cocina'],
      food_types: ['Chilena'],
      cities: ['Providencia', 'Ñuñoa', 'La Reina', 'Las Condes', 'Viña del Mar'],
    },
    {
      dish_name: 'Once larga en Castro',
      description:
        'Una once que parte a las cinco y termina cuando se acaba la yerba. Amasamos entre todos, así que hay que traer delantal; los niños suelen quedarse a cargo de los milcaos.',
      profile_image: 'dish-sopaipillas-3.jpg',
      starter: 'Milcaos dorados con pebre de cilantro',
      main_course: 'Chochoca al palo con chicharrones, en lonjas tibias, y queso de campo',
      dessert: 'Kuchen de ruibarbo y mate con cedrón',
      modalities: ['Clases de cocina'],
      food_types: ['Chilena'],
      cities: ['Ñuñoa', 'La Reina'],
    },
  ],
  comments: [
    {
      client_name: 'Josefa Aránguiz',
      description: 'Mi papá cumplía ochenta y terminó él mismo revolviendo el chupe. Nadie se paró hasta la una.',
      score: 5,
      favorite: true,
    },
    {
      client_name: 'Cristián Lyon',
      description: 'Llegó con las machas vivas y se fue con la cocina impecable. Volvemos en marzo.',
      score: 5,
    },
    {
      client_name: 'Marcela Soto',
      description: 'Generosa con los platos y con las historias. El pastel de choclo es de otra época.',
      score: 4.5,
    },
    {
      client_name: 'Ximena Barría',
      description:
        'Mi hija de seis años aprendió a hacer milcaos y ahora los exige de colación. Le tuvo una paciencia infinita.',
      score: 5,
    },
    {
      client_name: 'Felipe Donoso',
      description:
        'Partimos media hora tarde porque mi horno es malo. Lo resolvió sin hacer drama y el curanto valió la espera.',
      score: 4,
    },
  ],
};

export const carmenGloriaTapia: DemoChef = {
  chef_name: 'Carmen Gloria Tapia',
  description:
    'Si en tu casa echan de menos el almuerzo del campo, llámame primero. Hago cazuelas, pastel de choclo y empanadas con la mano de mi mamá, en greda que yo misma voy a buscar a Pomaire.',
  information:
    'Cociné veintiséis años en un casino escolar de La Florida, así que doscientos platos no me asustan y los niños me obedecen. Soy de Peralillo. Trabajo con mi hermana Nelda, que amasa, y con mi yerno, que maneja el horno portátil. Vamos también en Fiestas Patrias, pero para septiembre hay que avisar en junio.',
  email: 'carmengloria.tapia@cocina.example',
  phone_number: '+56913350642',
  facebook: 'https://www.facebook.com/carmengloriatapia.example',
  price_per_person: 25000,
  modalities: ['Cenas', 'Clases de cocina', 'Team building', 'Catering'],
  food_types: ['Chilena'],
  cities: ['La Florida', 'San Miguel', 'Santiago Centro', 'Ñuñoa', 'La Reina'],
  profile_image: 'chef-f-06.jpg',
  cover_image: 'table-18.jpg',
  gallery: [
    'dish-empanadas-3.jpg',
    'dish-cazuela-3.jpg',
    'dish-pastel-de-choclo-2.jpg',
    'table-01.jpg',
    'dish-sopaipillas-2.jpg',
  ],
  state: 'ACTIVE',
  favorite: false,
  proposals: [
    {
      dish_name: 'Horno de barro',
      description:
        'Traemos el horno en un carro y lo prendemos en tu patio. Cada grupo repulga lo suyo; la empanada más fea se la come el jefe. Desde quince personas.',
      profile_image: 'dish-empanadas-1.jpg',
      starter: 'Empanadas de pino al horno de barro, con su aceituna y su huevo',
      main_course: 'Costillar de cerdo con puré picante y ensalada de repollo morado',
      dessert: 'Calzones rotos con azúcar flor',
      modalities: ['Team building', 'Catering', 'Clases de cocina'],
      food_types: ['Chilena'],
      cities: ['La Florida', 'San Miguel', 'La Reina'],
    },
    {
      dish_name: 'Cazuela de domingo',
      description:
        'La hago con gallina, nunca con pollo, y se cuece cuatro horas a fuego chico. Pueden empezar a llegar desde el mediodía: el olor avisa.',
      profile_image: 'dish-cazuela-2.jpg',
      starter: 'Ensalada de porotos verdes con cebolla amortiguada',
      main_course: 'Cazuela de gallina con choclo, zapallo camote y papas de secano',
      dessert: 'Sémola con leche y caramelo de vino tinto',
      modalities: ['Cenas', 'Catering'],
      food_types: ['Chilena'],
      cities: ['La Florida', 'San Miguel', 'Santiago Centro', 'Ñuñoa'],
    },
    {
      dish_name: 'Enero en Pomaire',
      description:
        'Cada invitado tiene su paila de greda hirviendo y se la lleva de regalo. Es cocina de verano: tomate, albahaca, choclo y una siesta después.',
      profile_image: 'dish-pastel-de-choclo-3.jpg',
      starter: 'Tomates de Limache con cebolla, cilantro y ají verde',
      main_course: 'Pastel de choclo en paila individual, con azúcar tostada arriba para el que quiera',
      dessert: 'Sandía picada con harina tostada',
      modalities: ['Cenas', 'Clases de cocina', 'Catering'],
      food_types: ['Chilena'],
      cities: ['La Florida', 'San Miguel', 'Santiago Centro', 'Ñuñoa', 'La Reina'],
    },
    {
      dish_name: 'Día de lluvia',
      description:
        'Se contrata mirando el pronóstico. Si llueve, voy; si sale el sol, lo movemos sin costo. Sopaipillas hasta que alguien diga basta.',
      profile_image: 'dish-sopaipillas-1.jpg',
      starter: 'Sopaipillas de zapallo con pebre de tomate y mostaza',
      main_course: 'Porotos con riendas y longaniza de Chillán',
      dessert: 'Sopaipillas pasadas en chancaca, con cáscara de naranja',
      modalities: ['Cenas', 'Clases de cocina', 'Team building'],
      food_types: ['Chilena'],
      cities: ['La Florida', 'San Miguel', 'Ñuñoa'],
    },
    {
      dish_name: 'La leche asada de mi mamá',
      description:
        'Un almuerzo corto que existe para llegar al postre. Lleva siete huevos, un litro de leche y el molde que heredé, abollado y todo.',
      profile_image: 'dish-set-cream-1.jpg',
      starter: 'Palta reina con pollo desmenuzado',
      main_course: 'Charquicán con huevo frito y cebolla en escabeche',
      dessert: 'Leche asada con frutillas y salsa de frambuesas',
      modalities: ['Cenas'],
      food_types: ['Chilena'],
      cities: ['La Florida', 'Santiago Centro', 'La Reina'],
    },
  ],
  comments: [
    {
      client_name: 'Nicolás Pavez',
      description:
        'Mi señora es de Santa Cruz y lloró con la primera cucharada de cazuela. Después pidió la receta y le dijeron que no.',
      score: 5,
      favorite: true,
    },
    {
      client_name: 'Daniela Orrego',
      description:
        'Ochenta empanadas repulgadas por ingenieros. La mitad se abrió en el horno y fue lo más divertido de la jornada.',
      score: 4.5,
    },
    {
      client_name: 'Juan Carlos Muñoz',
      description:
        'Llovió, vino, hizo sopaipillas y nos quedamos hasta las diez. Los porotos con riendas alcanzaron para el lunes.',
      score: 5,
    },
    {
      client_name: 'Alejandra Poblete',
      description:
        'Rico, abundante y a un precio honesto. El horno de barro tardó en agarrar calor, así que almorzamos tipo cuatro.',
      score: 4,
    },
  ],
};

export const alexisLanchipa: DemoChef = {
  chef_name: 'Alexis Lanchipa',
  description:
    'Mamá de Putre y papá del valle de Azapa: cocino el norte completo, desde la quínoa hasta la aceituna. Llego con locoto, maíz morado y hierbas del altiplano que en Santiago casi nadie ha probado.',
  information:
    'Ariqueño, ingeniero en alimentos de formación y cocinero por porfiado. Trabajo con dos familias criadoras de llamos de General Lagos y con una cooperativa de quínoa de Colchane. Explico cada ingrediente antes de servir y dejo la mesa con bolsitas de rica-rica para el té. Puedo bajarle el picante, pero no eliminarlo.',
  email: 'alexis.lanchipa@cocina.example',
  phone_number: '+56912806459',
  instagram: 'https://www.instagram.com/alexislanchipa.example',
  x: 'https://x.com/alanchipa_ex',
  price_per_person: 35000,
  modalities: ['Cenas', 'Catering', 'Clases de cocina'],
  food_types: ['Chilena', 'Parrilla'],
  cities: ['La Florida', 'San Miguel', 'Ñuñoa', 'Santiago Centro'],
  profile_image: 'chef-m-15.jpg',
  cover_image: 'table-03.jpg',
  gallery: [
    'dish-grain-bowl-3.jpg',
    'dish-cazuela-2.jpg',
    'dish-asado-1.jpg',
    'dish-citrus-salad-1.jpg',
    'table-16.jpg',
  ],
  state: 'ACTIVE',
  favorite: false,
  proposals: [
    {
      dish_name: 'Calapurca al amanecer',
      description:
        'En Putre se sirve después de la fiesta, cuando aclara. Yo la adelanto a la cena, con piedra caliente al medio de la olla para que nunca deje de hervir.',
      profile_image: 'dish-cazuela-3.jpg',
      starter: 'Queso de cabra asado con llajwa de locoto',
      main_course: 'Calapurca de pollo y charqui de llamo, con papa, maíz y ají de color',
      dessert: 'Mazamorra de maíz morado con membrillo',
      modalities: ['Cenas', 'Catering'],
      food_types: ['Chilena'],
      cities: ['La Florida', 'San Miguel', 'Ñuñoa', 'Santiago Centro'],
    },
    {
      dish_name: 'Cuatro mil metros',
      description:
        'Carne magra, fuego corto. El llamo se cocina como un buen filete y descansa el doble; la salsa verde lleva huacatay molido en batán. Máximo doce personas.',
      profile_image: 'dish-asado-3.jpg',
      starter: 'Quínoa crocante con tomate seco y aceitunas de Azapa',
      main_course: 'Lomo de llamo a la parrilla en láminas, papas altiplánicas doradas y salsa de huacatay',
      dessert: 'Helado de rica-rica con miel de tamarugo',
      modalities: ['Cenas'],
      food_types: ['Chilena', 'Parrilla'],
      cities: ['Ñuñoa', 'Santiago Centro', 'La Florida'],
    },
    {
      dish_name: 'Oasis de Pica',
      description:
        'Dos horas de clase con fruta traída del oasis: se pelan cítricos a vivo, se tuesta quínoa y se arman tres platos que no necesitan horno.',
      profile_image: 'dish-citrus-salad-3.jpg',
      starter: 'Ensalada de cítricos de Pica con menta, granada y nueces',
      main_course: 'Quinotto con champiñones y queso de cabra de Camiña',
      dessert: 'Mango al limón con sal de Pintados',
      modalities: ['Clases de cocina', 'Catering'],
      food_types: ['Chilena'],
      cities: ['San Miguel', 'Ñuñoa', 'Santiago Centro'],
    },
  ],
  comments: [
    {
      client_name: 'Susana Choque',
      description:
        'Soy de Arica y hace once años que no comía una calapurca como la gente. Me repetí tres veces y nadie me miró feo.',
      score: 5,
    },
    {
      client_name: 'Pablo Inostroza',
      description:
        'El lomo de llamo salió rosado y blando, tal como lo prometió. Ojo con la llajwa: pica en serio, y él avisa.',
      score: 4.5,
    },
    {
      client_name: 'Macarena Toledo',
      description:
        'La explicación de las hierbas se alargó un poquito, aunque la ensalada de cítricos la he repetido tres veces en la casa.',
      score: 4,
    },
  ],
};
