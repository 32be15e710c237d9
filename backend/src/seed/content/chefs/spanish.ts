import type { DemoChef } from '../types.js';

export const ignacioValdes: DemoChef = {
  chef_name: 'Ignacio Valdés',
  description:
    'Arroces al fuego para compartir, desde la paella de cada domingo hasta uno meloso con locos y machas. El socarrat se raspa entre todos y siempre hay alguien que llega tarde con la cuchara.',
  information:
    'Fui contador hasta los cuarenta y nueve. Los sábados hacía paellas para los amigos, y un día se dio vuelta el asunto. Aprendí en Sueca, cerca de Valencia, con un señor que no aceptaba preguntas. Cocino desde doce hasta ciento veinte personas, con paelleras de hasta un metro treinta. Necesito patio, terraza o estacionamiento.',
  email: 'ignacio.valdes@cocina.example',
  phone_number: '+56915538027',
  instagram: 'https://www.instagram.com/ignaciovaldes.example',
  price_per_person: 48000,
  modalities: ['Cenas', 'Team building', 'Catering'],
  food_types: ['Española', 'Mariscos'],
  cities: ['Las Condes', 'Vitacura', 'Providencia', 'Viña del Mar'],
  profile_image: 'chef-m-03.jpg',
  cover_image: 'table-08.jpg',
  gallery: [
    'dish-rice-with-seafood-3.jpg',
    'dish-octopus-2.jpg',
    'dish-toasts-3.jpg',
    'table-09.jpg',
    'dish-prawns-1.jpg',
    'dish-shellfish-1.jpg',
  ],
  state: 'ACTIVE',
  favorite: false,
  proposals: [
    {
      dish_name: 'Paella de domingo',
      description:
        'Prendo el gas a la una y a las dos y cuarto se come, estén o no los atrasados: el arroz nunca espera. Mientras tanto hay pan con tomate y vino blanco.',
      profile_image: 'dish-rice-with-seafood-1.jpg',
      starter: 'Pan con tomate y jamón serrano',
      main_course: 'Paella de camarones y choritos con azafrán, socarrat incluido',
      dessert: 'Arroz con leche quemado con canela',
      modalities: ['Cenas', 'Catering', 'Team building'],
      food_types: ['Española', 'Mariscos'],
      cities: ['Las Condes', 'Vitacura', 'Providencia', 'Viña del Mar'],
    },
    {
      dish_name: 'Dientes negros',
      description:
        'Conviene tenerse confianza. La tinta mancha, el alioli disculpa y las fotos se sacan antes del plato de fondo, por consideración.',
      profile_image: 'dish-rice-with-seafood-2.jpg',
      starter: 'Croquetas de jaiba',
      main_course: 'Arroz negro con camarones y choritos, alioli aparte',
      dessert: 'Naranjas con aceite de oliva y sal de mar',
      modalities: ['Cenas', 'Catering'],
      food_types: ['Española', 'Mariscos'],
      cities: ['Las Condes', 'Vitacura', 'Providencia'],
    },
    {
      dish_name: 'Pil pil y pan',
      description:
        'La greda llega hirviendo y hay que cuidar los dedos. Pido dos marraquetas por persona y nunca sobran.',
      profile_image: 'dish-prawns-3.jpg',
      starter: 'Camarones al pil pil con limón y ají cacho de cabra',
      main_course: 'Fideuá de congrio y jibia',
      dessert: 'Crema catalana quemada en la mesa',
      modalities: ['Cenas', 'Team building'],
      food_types: ['Española', 'Mariscos'],
      cities: ['Las Condes', 'Providencia', 'Viña del Mar'],
    },
    {
      dish_name: 'Locos y machas',
      description:
        'Solo con locos de área de manejo y dentro de temporada; fuera de ella los cambio por jibia y lo digo. Es el menú que hago para los míos el primero de enero.',
      profile_image: 'dish-shellfish-3.jpg',
      starter: 'Machas a la plancha con aceite de oliva y limón',
      main_course: 'Arroz meloso de locos con pimentón ahumado',
      dessert: 'Tarta de almendras de Santiago, el otro Santiago',
      modalities: ['Cenas'],
      food_types: ['Española', 'Mariscos'],
      cities: ['Vitacura', 'Viña del Mar'],
    },
  ],
  comments: [
    {
      client_name: 'Manuel Aspillaga',
      description: 'Llegué veinte minutos tarde y, en efecto, ya estaban comiendo. Me guardaron socarrat, los perdono.',
      score: 4.5,
    },
    {
      client_name: 'Viviana Rossel',
      description:
        'Noventa personas en el estacionamiento de la empresa y una paellera del porte de un auto. La foto quedó en el diario mural.',
      score: 4.5,
    },
    {
      client_name: 'Rafael Undabarrena',
      description: 'Como nieto de bilbaíno venía a criticar. Me comí tres platos de arroz negro en silencio.',
      score: 5,
    },
    {
      client_name: 'Paz Hurtado',
      description: 'La fideuá estaba buena; el pil pil, para enmarcar. Anden con pan de sobra.',
      score: 4.5,
    },
  ],
};

export const eliasMarambio: DemoChef = {
  chef_name: 'Elías Marambio',
  description:
    'Las fiestas se arman en la barra antes que en el comedor: lo aprendí en cuatro años en San Sebastián. Preparo pintxos y cazuelitas para comer de pie, con vaso en la mano y la música bajita.',
  information:
    'Soy de Barrio Yungay y partí de copero en la calle 31 de Agosto. Armo una barra de tres metros en tu living, patio o azotea, con vasos, servilletas y un ayudante que reparte. Calculo ocho piezas por persona y siempre llevo dos más. Muy bueno para inauguraciones y cumpleaños de cuarenta.',
  email: 'elias.marambio@cocina.example',
  phone_number: '+56916994718',
  instagram: 'https://www.instagram.com/eliasmarambio.example',
  x: 'https://x.com/emarambio_ex',
  price_per_person: 39000,
  modalities: ['Cenas', 'Catering', 'Team building'],
  food_types: ['Española', 'Mariscos'],
  cities: ['Providencia', 'Ñuñoa', 'Santiago Centro', 'Vitacura'],
  profile_image: 'chef-m-11.jpg',
  cover_image: 'table-08.jpg',
  gallery: ['dish-toasts-1.jpg', 'dish-octopus-1.jpg', 'dish-cheese-board-1.jpg', 'dish-prawns-3.jpg', 'table-15.jpg'],
  state: 'ACTIVE',
  favorite: false,
  proposals: [
    {
      dish_name: 'Barra de pintxos',
      description:
        'Los panes salen en tandas y la cuenta se lleva con los palillos, como allá, pero aquí va todo pagado. Para grupos que no saben quedarse sentados.',
      profile_image: 'dish-toasts-2.jpg',
      starter: 'Gildas de aceituna, anchoa y ají verde',
      main_course: 'Pintxos de higo con queso, palta, tomate y betarraga, y otros seis que van cambiando',
      dessert: 'Tarta de queso quemada, en cuadraditos',
      modalities: ['Catering', 'Cenas'],
      food_types: ['Española'],
      cities: ['Providencia', 'Ñuñoa', 'Santiago Centro', 'Vitacura'],
    },
    {
      dish_name: 'Campeonato de tostadas',
      description:
        'Cuatro equipos, cuarenta minutos y una despensa cerrada hasta que toco la campana. Se gana por sabor, por nombre del plato y por orden del mesón.',
      profile_image: 'dish-toasts-3.jpg',
      starter: 'Salmorejo en vasito con huevo picado',
      main_course: 'Tostadas de champiñones, palta y tomates asados, inventadas por los equipos',
      dessert: 'Torrijas con helado de vainilla',
      modalities: ['Team building'],
      food_types: ['Española'],
      cities: ['Providencia', 'Santiago Centro', 'Vitacura'],
    },
    {
      dish_name: 'Pulpo a mi feria',
      description:
        'Pulpo de Caldera, cocido sin prisa y cortado con tijera frente a todos. Va tibio en platos de madera, con pimentón ahumado y sal gruesa.',
      profile_image: 'dish-octopus-2.jpg',
      starter: 'Tortilla de papas jugosa, en dados',
      main_course: 'Pulpo con papas, aceitunas negras y pimentón ahumado',
      dessert: 'Leche frita con canela',
      modalities: ['Cenas', 'Catering'],
      food_types: ['Española', 'Mariscos'],
      cities: ['Providencia', 'Ñuñoa', 'Vitacura'],
    },
    {
      dish_name: 'Quesos, higos y jerez',
      description:
        'Una tarde que se alarga sola. Empezamos con la tabla, seguimos con algo más caliente cuando refresca y el jerez lo voy sirviendo de a poco.',
      profile_image: 'dish-cheese-board-2.jpg',
      starter: 'Tabla de quesos con higos, uvas, miel y nueces',
      main_course: 'Plateada al jerez con puré de coliflor',
      dessert: 'Membrillo con queso fresco',
      modalities: ['Cenas', 'Catering'],
      food_types: ['Española'],
      cities: ['Providencia', 'Ñuñoa', 'Santiago Centro'],
    },
    {
      dish_name: 'Mediodía en la azotea',
      description:
        'Almuerzo liviano para seguir funcionando después. Todo va frío o tibio, así que sirve en una oficina sin cocina.',
      profile_image: 'dish-salad-2.jpg',
      starter: 'Ajoblanco con uvas',
      main_course: 'Ensalada de rúcula, huevo, pepino y aceitunas con bonito en aceite',
      dessert: 'Duraznos en almíbar con yogur de oveja',
      modalities: ['Catering', 'Team building'],
      food_types: ['Española'],
      cities: ['Providencia', 'Santiago Centro', 'Vitacura'],
    },
  ],
  comments: [
    {
      client_name: 'Martina Sanhueza',
      description: 'Cumplí cuarenta en la azotea y a la mañana siguiente conté ciento once palillos en el suelo.',
      score: 5,
    },
    {
      client_name: 'Diego Larenas',
      description: 'Perdimos el campeonato por dejar el mesón hecho un desastre. Justo, pero doloroso.',
      score: 4.5,
    },
    {
      client_name: 'Francisca Noguera',
      description:
        'El ayudante conocía a cada invitado por su nombre a la media hora. Se habría agradecido otra ronda de pulpo.',
      score: 4.5,
    },
    {
      client_name: 'Óscar Bahamonde',
      description: 'Todo muy rico y bien puesto, aunque para mí ocho piezas es un aperitivo. Menos mal llevaba más.',
      score: 4,
    },
  ],
};
