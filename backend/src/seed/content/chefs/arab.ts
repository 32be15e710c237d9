import type { DemoChef } from '../types.js';

export const karimNazal: DemoChef = {
  chef_name: 'Karim Nazal',
  description:
    'Pan plano, zaatar y brasas del barrio Patronato. Soy la tercera generación de panaderos de Beit Jala y cada masa que estiro la firmaría mi abuela, que medía la harina con la mano.',
  information:
    'Me crie detrás del mostrador de la panadería familiar y estudié cocina de noche. Llevo una plancha abombada, el saj, que entra en cualquier cocina o patio. Toda mi carne es halal y la mitad de la mesa siempre es vegetariana, por costumbre más que por moda. Después del postre hago café con cardamomo y leo la borra.',
  email: 'karim.nazal@cocina.example',
  phone_number: '+56910817352',
  instagram: 'https://www.instagram.com/karimnazal.example',
  facebook: 'https://www.facebook.com/karimnazal.example',
  price_per_person: 32000,
  modalities: ['Cenas', 'Catering', 'Clases de cocina'],
  food_types: ['Árabe'],
  cities: ['Providencia', 'Santiago Centro', 'San Miguel', 'La Florida'],
  profile_image: 'chef-m-01.jpg',
  cover_image: 'table-06.jpg',
  gallery: [
    'dish-eggs-in-tomato-1.jpg',
    'dish-flatbread-2.jpg',
    'dish-citrus-salad-2.jpg',
    'dish-ratatouille-3.jpg',
    'table-05.jpg',
  ],
  state: 'ACTIVE',
  favorite: false,
  proposals: [
    {
      dish_name: 'Manakish de patio',
      description:
        'El saj al centro, la masa en una fuente y cada uno estira la suya. El zaatar lo muelo yo, con sésamo tostado esa mañana y las proporciones que dejó anotadas una tía de Belén.',
      profile_image: 'dish-flatbread-1.jpg',
      starter: 'Hummus tibio con garbanzos enteros y aceite de oliva',
      main_course: 'Manakish de zaatar con tomate cherry, cebolla morada y aceitunas, y otros de carne',
      dessert: 'Maamul de dátiles',
      modalities: ['Clases de cocina', 'Catering'],
      food_types: ['Árabe'],
      cities: ['Providencia', 'Santiago Centro', 'San Miguel', 'La Florida'],
    },
    {
      dish_name: 'Shakshuka del sábado',
      description:
        'Una sartén enorme para toda la mesa: se come con pan y con paciencia, porque quema. Parte a mediodía y suele empalmar con la once.',
      profile_image: 'dish-eggs-in-tomato-2.jpg',
      starter: 'Labneh con menta seca y pepinos',
      main_course: 'Shakshuka con pimentones, queso blanco y perejil',
      dessert: 'Knafe recién dado vuelta, con almíbar de azahar',
      modalities: ['Cenas', 'Catering'],
      food_types: ['Árabe'],
      cities: ['Providencia', 'Santiago Centro', 'La Florida'],
    },
    {
      dish_name: 'El pescado de Haifa',
      description:
        'Lo aprendí por teléfono con una prima que vive frente al Mediterráneo. Va entero, con mucho limón, y el tahine se sirve aparte. Uno grande alcanza para seis.',
      profile_image: 'dish-whole-fish-3.jpg',
      starter: 'Mutabal de berenjena ahumada con granada',
      main_course: 'Pescado entero al horno con limón, tomates cherry, hierbas y salsa de tahine',
      dessert: 'Arroz con leche al agua de rosas y pistachos',
      modalities: ['Cenas'],
      food_types: ['Árabe'],
      cities: ['Providencia', 'Santiago Centro', 'San Miguel'],
    },
  ],
  comments: [
    {
      client_name: 'Nicole Chahuán',
      description: 'Me leyó la borra del café y acertó en dos de tres. El mutabal, tres de tres.',
      score: 4.5,
    },
    {
      client_name: 'Patricio Villarroel',
      description: 'Los cabros chicos estiraron sus panes y se los comieron todos, incluso el que se cayó al pasto.',
      score: 4.5,
    },
    {
      client_name: 'Romina Abarca',
      description:
        'Almuerzo de veintidós, varios vegetarianos y un musulmán. Todos de la misma mesa, sin platos aparte.',
      score: 5,
    },
    {
      client_name: 'Simón Quezada',
      description:
        'Del pescado quedó la espina limpia. Eché de menos más knafe: se acabó antes de que yo terminara de servir el café.',
      score: 4,
    },
    {
      client_name: 'Hilda Marchant',
      description: 'Dejó olor a zaatar en toda la casa por dos días y ojalá hubieran sido más.',
      score: 4.5,
    },
  ],
};

export const martaAbusleme: DemoChef = {
  chef_name: 'Marta Abusleme',
  description:
    'Setenta y un años, cuatro hijos y una cocina que siempre fue la plaza de la familia. Preparo la mesa árabe de los domingos, con verduras rellenas, legumbres y ensaladas de granada que duran horas.',
  information:
    'Fui profesora de Química en Viña y al jubilar puse por escrito, con gramos, lo que mi madre hacía al ojo. Gran parte de mi cocina es vegana desde siempre, sin anunciarlo. Enseño por pantalla los martes y en persona cuando me vienen a buscar. Mi hijo Jorge maneja, carga y lava; a él también hay que darle almuerzo.',
  email: 'marta.abusleme@cocina.example',
  phone_number: '+56917350291',
  facebook: 'https://www.facebook.com/martaabusleme.example',
  price_per_person: 33000,
  modalities: ['Cenas', 'Clases de cocina', 'Clases online'],
  food_types: ['Árabe', 'Vegana'],
  cities: ['Viña del Mar', 'Providencia', 'Ñuñoa'],
  profile_image: 'chef-f-24.jpg',
  cover_image: 'table-05.jpg',
  gallery: [
    'dish-citrus-salad-1.jpg',
    'dish-eggs-in-tomato-3.jpg',
    'dish-carpaccio-3.jpg',
    'dish-flatbread-1.jpg',
    'table-06.jpg',
  ],
  state: 'ACTIVE',
  favorite: false,
  proposals: [
    {
      dish_name: 'Química del tomate',
      description:
        'Por qué se endulza, cuándo va la sal, qué hace el comino. Una hora y media de clase con cuaderno; al final se moja pan en el experimento.',
      profile_image: 'dish-eggs-in-tomato-1.jpg',
      starter: 'Ensalada fatush con pan crocante',
      main_course: 'Huevos en salsa de tomate, pimentón y comino, con queso desmenuzado',
      dessert: 'Dátiles rellenos con nuez y piel de naranja',
      modalities: ['Clases online', 'Clases de cocina'],
      food_types: ['Árabe'],
      cities: ['Viña del Mar', 'Providencia', 'Ñuñoa'],
    },
    {
      dish_name: 'Verduras de Homs',
      description:
        'Zapallitos, tomates y berenjenas cortados parejitos, que se cuecen sin agua en su propio jugo. Es el plato que mi madre dejaba hecho la noche anterior.',
      profile_image: 'dish-ratatouille-3.jpg',
      starter: 'Hojas de parra rellenas con arroz y menta',
      main_course: 'Verduras al horno en capas con tomate y romero, y mujadara de lentejas al lado',
      dessert: 'Halva de tahine con pistachos',
      modalities: ['Cenas', 'Clases online'],
      food_types: ['Árabe', 'Vegana'],
      cities: ['Viña del Mar', 'Providencia', 'Ñuñoa'],
    },
    {
      dish_name: 'Agua de azahar',
      description:
        'Tres platos perfumados apenas, para mesas que prefieren conversar. El frasco de azahar lo destilo yo, de un naranjo que da a la calle.',
      profile_image: 'dish-citrus-salad-2.jpg',
      starter: 'Ensalada de naranjas y pomelos con menta, nueces y granada',
      main_course: 'Cuscús de siete verduras',
      dessert: 'Muhallabia de leche de almendras con azahar',
      modalities: ['Cenas'],
      food_types: ['Árabe', 'Vegana'],
      cities: ['Viña del Mar', 'Ñuñoa'],
    },
    {
      dish_name: 'Mezze para el que llegue',
      description:
        'Once platos chicos y ninguna silla asignada. Cuento siempre dos puestos más, porque en mi casa nunca llegaron los que estaban anotados.',
      profile_image: 'dish-carpaccio-2.jpg',
      starter: 'Carpaccio de cítricos con rúcula, nueces y queso blanco',
      main_course: 'Kubbe de papa, tabule, falafel y coliflor frita con tahine',
      dessert: 'Baklava de nueces de Catemu',
      modalities: ['Cenas', 'Clases de cocina'],
      food_types: ['Árabe'],
      cities: ['Viña del Mar', 'Providencia'],
    },
  ],
  comments: [
    {
      client_name: 'Constanza Jadue',
      description:
        'Corrigió mis hojas de parra por la cámara, una por una, como si fueran pruebas. Me puse un 5,8 y ella un 4.',
      score: 5,
      favorite: true,
    },
    {
      client_name: 'Luis Felipe Oróstica',
      description: 'Fue mi profesora en 1994 y no había entendido nada de química hasta la salsa de tomate.',
      score: 5,
    },
    {
      client_name: 'Adriana Pizarro',
      description: 'Llegaron dos personas más de las anotadas y sobró. Ella lo sabía desde el principio.',
      score: 4.5,
    },
    {
      client_name: 'Germán Ulloa',
      description: 'Mesa preciosa y abundante. El cuscús lo habría preferido más suelto; el resto, sin reparos.',
      score: 4,
    },
  ],
};
