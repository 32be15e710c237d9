import type { DemoChef } from '../types.js';

export const javierQuiroz: DemoChef = {
  chef_name: 'Javier Quiroz',
  description:
    'Clases de cocina para grupos y equipos: cuchillos, salsas madre y un menú entero que cocinan ustedes. Yo pruebo, corrijo y guardo mis opiniones para después del café, que también enseño a hacer.',
  information:
    'Treinta años en cocinas de hotel, doce enseñando en un instituto de Viña y uno aburrido en la casa. Cada clase incluye tabla, cuchillo y delantal por persona, y un cuadernillo con proporciones en vez de recetas. Cotizo por grupo: depende de cuántos son y de si la cocina la ponen ustedes o la llevo yo.',
  email: 'javier.quiroz@cocina.example',
  phone_number: '+56914760158',
  instagram: 'https://www.instagram.com/javierquiroz.example',
  price_per_person: null,
  modalities: ['Clases de cocina', 'Clases online', 'Team building', 'Cenas'],
  food_types: ['Francesa'],
  cities: ['Viña del Mar', 'Santiago Centro', 'San Miguel', 'Huechuraba'],
  profile_image: 'chef-m-13.jpg',
  cover_image: 'table-07.jpg',
  gallery: [
    'dish-ratatouille-2.jpg',
    'dish-cream-soup-3.jpg',
    'dish-set-cream-2.jpg',
    'table-14.jpg',
    'dish-fish-fillet-1.jpg',
    'dish-salad-1.jpg',
  ],
  state: 'ACTIVE',
  favorite: false,
  proposals: [
    {
      dish_name: 'Lección de Niza',
      description:
        'Cortar es medio plato. Pasamos la primera hora con cuchillos y la segunda armando rodajas en espiral, que calma más que la meditación.',
      profile_image: 'dish-ratatouille-1.jpg',
      starter: 'Pissaladière de cebolla y anchoas',
      main_course: 'Ratatouille en espiral de tomate, zapallo italiano y berenjena, con tomillo',
      dessert: 'Clafoutis de guindas',
      modalities: ['Clases de cocina', 'Clases online', 'Team building'],
      food_types: ['Francesa'],
      cities: ['Viña del Mar', 'Santiago Centro', 'San Miguel', 'Huechuraba'],
    },
    {
      dish_name: 'Mantequilla blanca',
      description:
        'Todo el secreto del beurre blanc cabe en una frase: la digo a los diez minutos. El resto de la clase es práctica y pescado del día.',
      profile_image: 'dish-fish-fillet-2.jpg',
      starter: 'Huevos mimosa con ciboulette',
      main_course: 'Corvina con mantequilla blanca, espárragos y limón asado',
      dessert: 'Isla flotante con praliné',
      modalities: ['Clases de cocina', 'Cenas'],
      food_types: ['Francesa'],
      cities: ['Viña del Mar', 'Santiago Centro'],
    },
    {
      dish_name: 'El queso va antes',
      description:
        'En Francia va antes del postre y así lo hago, aunque me miren raro. Cinco quesos chilenos, de Chanco a Puyehue, y cómo se corta cada uno.',
      profile_image: 'dish-cheese-board-1.jpg',
      starter: 'Sopa de cebolla gratinada',
      main_course: 'Tabla de quesos chilenos con higos, uvas, nueces y mostaza de hierbas, con confit de pato',
      dessert: 'Peras al vino tinto',
      modalities: ['Cenas', 'Team building'],
      food_types: ['Francesa'],
      cities: ['Viña del Mar', 'Santiago Centro', 'Huechuraba'],
    },
    {
      dish_name: 'Bistró de martes',
      description:
        'Comida de día hábil para gente que llega tarde. Tres platos que se pueden repetir en casa con lo que venden en cualquier feria.',
      profile_image: 'dish-salad-3.jpg',
      starter: 'Ensalada de espinacas con huevo, rabanitos y vinagreta de mostaza',
      main_course: 'Pollo al vinagre con papas al vapor',
      dessert: 'Crema volteada de café',
      modalities: ['Clases online', 'Clases de cocina', 'Team building'],
      food_types: ['Francesa'],
      cities: ['Viña del Mar', 'Santiago Centro', 'San Miguel'],
    },
  ],
  comments: [
    {
      client_name: 'Patricia Elgueta',
      description:
        'Nos retó por la forma de tomar el cuchillo y tenía razón. Cuarenta personas salimos sin un solo corte.',
      score: 4.5,
    },
    {
      client_name: 'Vicente Zañartu',
      description: 'El beurre blanc me había derrotado tres veces. Con él salió a la primera, y en cámara.',
      score: 5,
    },
    {
      client_name: 'Angélica Toro',
      description:
        'Exigente, culto y seco para los chistes. Volvería mañana mismo, aunque la clase se pasó de la hora.',
      score: 4.5,
    },
  ],
};

export const marieSolangeEtienne: DemoChef = {
  chef_name: 'Marie Solange Étienne',
  description:
    'Masas francesas con azúcar del Caribe. Nací en Jacmel, me hice pastelera en Lyon y llevo quince años en Santiago Centro enseñando hojaldre a gente que juraba no tener paciencia.',
  information:
    'Jubilé de un hotel de cinco estrellas y al mes estaba dando clases en el comedor. Trabajo con mantequilla de Osorno, vainilla haitiana y cero apuro. Los talleres son de hasta diez personas y duran una tarde; todos se van con su caja. Para eventos hago mesas dulces completas, con algo salado para equilibrar.',
  email: 'mariesolange.etienne@cocina.example',
  phone_number: '+56919625874',
  instagram: 'https://www.instagram.com/mariesolangeetienne.example',
  facebook: 'https://www.facebook.com/mariesolangeetienne.example',
  price_per_person: 34000,
  modalities: ['Clases de cocina', 'Clases online', 'Catering', 'Gift cards'],
  food_types: ['Francesa', 'Pastelería'],
  cities: ['Santiago Centro', 'Ñuñoa', 'San Miguel', 'Huechuraba'],
  profile_image: 'chef-f-20.jpg',
  cover_image: 'table-09.jpg',
  gallery: [
    'dish-pavlova-1.jpg',
    'dish-fruit-tart-3.jpg',
    'dish-layer-cake-1.jpg',
    'dish-set-cream-1.jpg',
    'table-05.jpg',
    'dish-cheese-board-1.jpg',
  ],
  state: 'ACTIVE',
  favorite: true,
  proposals: [
    {
      dish_name: 'Tarta de higos para las cinco',
      description:
        'Masa sablée, crema pastelera y fruta puesta a mano. Son dos horas y se trabaja de a dos; cada pareja se lleva una tarta y el molde ya forrado de la siguiente.',
      profile_image: 'dish-fruit-tart-1.jpg',
      starter: 'Gougères de queso recién salidas del horno',
      main_course: 'Quiche de puerros con ensalada verde',
      dessert: 'Tarta de higos y frambuesas con crema de vainilla',
      modalities: ['Clases de cocina', 'Gift cards'],
      food_types: ['Francesa', 'Pastelería'],
      cities: ['Santiago Centro', 'Ñuñoa', 'San Miguel', 'Huechuraba'],
    },
    {
      dish_name: 'Nube y berries',
      description:
        'El merengue se cuece la noche anterior y se arma a la vista. Cuando se rompe al servir, que se rompe, es señal de que quedó bien.',
      profile_image: 'dish-pavlova-2.jpg',
      starter: 'Blinis con trucha curada y eneldo',
      main_course: 'Vol-au-vent de pollo y champiñones',
      dessert: 'Pavlova con frutillas, moras y arándanos',
      modalities: ['Catering', 'Gift cards'],
      food_types: ['Francesa', 'Pastelería'],
      cities: ['Santiago Centro', 'Ñuñoa', 'Huechuraba'],
    },
    {
      dish_name: 'Chocolate de Jacmel',
      description:
        'El cacao viene de mi pueblo y llega sin moler. Una tarde entera para un solo pastel: tostar, templar, armar y esperar. Lo último es lo difícil.',
      profile_image: 'dish-layer-cake-2.jpg',
      starter: 'Pâté haitien de bacalao en hojaldre',
      main_course: 'Ensalada tibia de lentejas verdes con huevo',
      dessert: 'Pastel de chocolate en capas con berries',
      modalities: ['Clases de cocina', 'Catering'],
      food_types: ['Pastelería', 'Francesa'],
      cities: ['Santiago Centro', 'Ñuñoa', 'San Miguel'],
    },
    {
      dish_name: 'Crema que tiembla',
      description:
        'Taller por pantalla sobre el punto justo de una crema cuajada: gelatina, huevo o nada. Necesitas una olla, una espátula y dejar el celular lejos del vapor.',
      profile_image: 'dish-set-cream-2.jpg',
      starter: 'Madeleines saladas de queso de cabra',
      main_course: 'Soufflé de queso, que se come al tiro',
      dessert: 'Crema cuajada de chocolate con salsa de mango y berries',
      modalities: ['Clases online', 'Gift cards'],
      food_types: ['Pastelería', 'Francesa'],
      cities: ['Santiago Centro', 'Ñuñoa', 'San Miguel', 'Huechuraba'],
    },
  ],
  comments: [
    {
      client_name: 'Catalina Brahm',
      description:
        'Me preguntó por qué estaba triste mientras estiraba la masa. Salí con una tarta de higos y bastante mejor.',
      score: 5,
      favorite: true,
    },
    {
      client_name: 'Wesley Desrosiers',
      description: 'El pâté me llevó a la cocina de mi tía en Puerto Príncipe. Mèsi anpil, señora Solange.',
      score: 5,
    },
    {
      client_name: 'Beatriz Cáceres',
      description: 'Mesa dulce para el bautizo de los mellizos: a las seis no quedaba ni el azúcar flor.',
      score: 5,
    },
    {
      client_name: 'Leonardo Fica',
      description: 'Mi soufflé se desinfló en vivo frente a nueve desconocidos. Ella aplaudió igual y me dijo por qué.',
      score: 4.5,
    },
    {
      client_name: 'Emilia Subercaseaux',
      description:
        'Aprendí más de mantequilla en una tarde que en diez años. La clase se alargó una hora sobre lo previsto.',
      score: 4,
    },
  ],
};

export const gabrielaSchwerter: DemoChef = {
  chef_name: 'Gabriela Schwerter',
  description:
    'Vengo de Frutillar, donde las tardes sin kuchen no cuentan. Horneo según las recetas de mi bisabuela Elfriede, escritas en alemán y medidas en tazas que ya no existen. Hubo que traducir dos veces.',
  information:
    'Tuve salón de té frente al Llanquihue hasta 2018. Hoy monto onces completas para cumpleaños, baby showers y oficinas: mantel, loza antigua, samovar y flores del jardín. También enseño, en grupos de seis. Puedo hacer versiones sin gluten o sin lactosa de casi todo; de la selva negra, mejor no hablemos.',
  email: 'gabriela.schwerter@cocina.example',
  phone_number: '+56911534096',
  instagram: 'https://www.instagram.com/gabrielaschwerter.example',
  price_per_person: 28000,
  modalities: ['Catering', 'Clases de cocina', 'Gift cards'],
  food_types: ['Pastelería', 'Chilena'],
  cities: ['Las Condes', 'Vitacura', 'La Reina', 'Huechuraba'],
  profile_image: 'chef-f-18.jpg',
  cover_image: 'table-05.jpg',
  gallery: [
    'dish-fruit-tart-1.jpg',
    'dish-pavlova-3.jpg',
    'dish-layer-cake-2.jpg',
    'dish-set-cream-3.jpg',
    'table-09.jpg',
  ],
  state: 'ACTIVE',
  favorite: false,
  proposals: [
    {
      dish_name: 'Kuchen de manzana, el de Frutillar',
      description:
        'Una clase corta de un clásico que casi todos hacen mal: la masa va fría, la manzana cruda y el horno más fuerte de lo que uno cree.',
      profile_image: 'dish-fruit-tart-2.jpg',
      starter: 'Pan negro con mantequilla y ciboulette',
      main_course: 'Crudo en pan integral con cebollita y limón',
      dessert: 'Kuchen de manzana con crema agria',
      modalities: ['Clases de cocina', 'Gift cards'],
      food_types: ['Pastelería', 'Chilena'],
      cities: ['Las Condes', 'Vitacura', 'La Reina', 'Huechuraba'],
    },
    {
      dish_name: 'Once de berries',
      description:
        'De diciembre a febrero la fruta me llega por bus desde Purranque, todavía con hojas. Pongo la mesa a las cuatro y nadie ha durado hasta las cinco sin probar.',
      profile_image: 'dish-fruit-tart-3.jpg',
      starter: 'Sándwiches de pepino y de ave pimiento, en pan de molde casero',
      main_course: 'Streuselkuchen, queques de limón y huevos revueltos para los salados',
      dessert: 'Tartaleta grande de frambuesas, frutillas y arándanos',
      modalities: ['Catering'],
      food_types: ['Pastelería'],
      cities: ['Las Condes', 'Vitacura', 'La Reina'],
    },
    {
      dish_name: 'Selva negra sin prisa',
      description:
        'Dos tardes seguidas: la primera bizcocho y guindas, la segunda crema y paciencia. Se llevan la torta entera y el derecho a contarlo.',
      profile_image: 'dish-layer-cake-1.jpg',
      starter: 'Tabla de ahumados de Puerto Varas',
      main_course: 'Strudel de repollo y tocino',
      dessert: 'Torta selva negra con guindas, berries y virutas de chocolate',
      modalities: ['Clases de cocina', 'Gift cards'],
      food_types: ['Pastelería'],
      cities: ['Las Condes', 'Vitacura', 'Huechuraba'],
    },
    {
      dish_name: 'Merengue de cumpleaños',
      description:
        'La alternativa para los que no quieren torta. Alta, blanca y con frutas encima; las velas se sujetan mejor de lo que parece.',
      profile_image: 'dish-pavlova-1.jpg',
      starter: 'Tapaditos de salmón ahumado y queso crema',
      main_course: 'Pastel de jaiba en fuentes chicas',
      dessert: 'Pavlova con moras, frutillas y crema de campo',
      modalities: ['Catering'],
      food_types: ['Pastelería', 'Chilena'],
      cities: ['Las Condes', 'La Reina', 'Huechuraba'],
    },
  ],
  comments: [
    {
      client_name: 'Monserrat Aguayo',
      description:
        'La loza antigua, el samovar y mi tía abuela contando cosas que no sabíamos. El kuchen fue el culpable.',
      score: 5,
    },
    {
      client_name: 'Ricardo Hott',
      description:
        'En Puerto Octay somos exigentes con el streusel. El suyo lo discutimos toda la tarde y ganó por unanimidad.',
      score: 5,
    },
    {
      client_name: 'Fabiola Retamal',
      description: 'Dos tardes con harina hasta el codo y una selva negra que viajó en micro hasta Maipú, intacta.',
      score: 4.5,
    },
    {
      client_name: 'Josefina Walker',
      description: 'Once linda y delicada para el baby shower. Faltó algo más salado para los que no son de dulce.',
      score: 4,
    },
    {
      client_name: 'Arturo Mella',
      description:
        'Le pregunté si podía ser selva negra sin lactosa. Me miró, suspiró y me ofreció otra cosa, exquisita.',
      score: 4.5,
    },
  ],
};
