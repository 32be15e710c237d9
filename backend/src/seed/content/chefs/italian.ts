import type { DemoChef } from '../types.js';

export const catalinaRojas: DemoChef = {
  chef_name: 'Catalina Rojas',
  description:
    'Pastas hechas a mano frente a tus invitados, con harinas de Lautaro y recetas que aprendí en Bolonia de una señora que, en tres inviernos, jamás me dijo que estaba bien.',
  information:
    'Estudié arquitectura y la dejé por un uslero de ochenta centímetros. Viajo con mi mesón plegable, harinas y huevos de campo. En las clases cada persona se lleva su receta y medio kilo de pasta fresca. Cocino sin gluten si me avisas con dos días, en mesa aparte y con otro uslero.',
  email: 'catalina.rojas@cocina.example',
  phone_number: '+56910463892',
  instagram: 'https://www.instagram.com/catalinarojas.example',
  price_per_person: 38000,
  modalities: ['Cenas', 'Clases de cocina', 'Team building', 'Gift cards'],
  food_types: ['Italiana'],
  cities: ['Ñuñoa', 'Providencia', 'Santiago Centro', 'La Florida'],
  profile_image: 'chef-f-16.jpg',
  cover_image: 'table-17.jpg',
  gallery: [
    'dish-pasta-2.jpg',
    'dish-ravioli-2.jpg',
    'table-12.jpg',
    'dish-flatbread-3.jpg',
    'dish-toasts-2.jpg',
    'dish-fruit-tart-1.jpg',
  ],
  state: 'ACTIVE',
  favorite: true,
  proposals: [
    {
      dish_name: 'Zapallo, salvia y mantequilla',
      description:
        'Tres ingredientes y cuarenta pliegues por persona. Estiro la masa en la misma mesa donde van a comer, así que llegar temprano tiene premio: el que quiere cierra los suyos.',
      profile_image: 'dish-ravioli-3.jpg',
      starter: 'Crostini de higaditos con vino dulce',
      main_course: 'Raviolis de zapallo camote asado con mantequilla de salvia y parmesano',
      dessert: 'Zabaione tibio con frutillas',
      modalities: ['Cenas', 'Clases de cocina', 'Team building'],
      food_types: ['Italiana'],
      cities: ['Ñuñoa', 'Providencia', 'Santiago Centro', 'La Florida'],
    },
    {
      dish_name: 'Veintinueve, día de ñoquis',
      description:
        'La costumbre pide comerlos el 29 con un billete bajo el plato. Yo los enseño cualquier día, con papa de Chiloé y pesto de mortero; el billete lo ponen ustedes.',
      profile_image: 'dish-ravioli-1.jpg',
      starter: 'Tomates rellenos con miga de marraqueta y anchoas',
      main_course: 'Ñoquis de papa con pesto de albahaca y queso rallado encima',
      dessert: 'Tiramisú en fuente, a cucharadas',
      modalities: ['Clases de cocina', 'Team building', 'Gift cards'],
      food_types: ['Italiana'],
      cities: ['Ñuñoa', 'Providencia', 'Santiago Centro'],
    },
    {
      dish_name: 'Tagliolini en la terraza',
      description:
        'Cena de verano para seis: la pasta se estira, se corta y se sirve en media hora. Lo demás es ponerse de acuerdo con el vino.',
      profile_image: 'dish-pasta-1.jpg',
      starter: 'Burrata con duraznos y aceite de oliva del Huasco',
      main_course: 'Tagliolini con crema de parmesano, tomates cherry y albahaca',
      dessert: 'Granita de café con crema',
      modalities: ['Cenas', 'Gift cards'],
      food_types: ['Italiana'],
      cities: ['Ñuñoa', 'Providencia'],
    },
    {
      dish_name: 'Doce capas',
      description:
        'Cena de invierno. La lasaña se monta el día antes y viaja conmigo; en tu casa solo se hornea, reposa y se corta. Para partir, algo crudo y fresco.',
      profile_image: 'dish-carpaccio-1.jpg',
      starter: 'Carpaccio de zapallo italiano y mozzarella con rúcula, nueces y flores',
      main_course: 'Lasaña verde de doce capas con ragú blanco de ternera',
      dessert: 'Affogato con avellanas tostadas',
      modalities: ['Cenas'],
      food_types: ['Italiana'],
      cities: ['Ñuñoa', 'Santiago Centro', 'La Florida'],
    },
    {
      dish_name: 'Higos de marzo',
      description:
        'Dura lo que dura la higuera del vecino: tres semanas, con suerte. Pizza al centro, pasta para seguir y un postre que se hace la noche anterior.',
      profile_image: 'dish-flatbread-2.jpg',
      starter: 'Pizza blanca con higos, mozzarella, cebolla morada y rúcula',
      main_course: 'Pappardelle con ragú de ternera y carmenere',
      dessert: 'Semifreddo de miel de ulmo',
      modalities: ['Cenas', 'Clases de cocina'],
      food_types: ['Italiana'],
      cities: ['Ñuñoa', 'Providencia', 'La Florida'],
    },
  ],
  comments: [
    {
      client_name: 'Rodrigo Sepúlveda',
      description: 'Hicimos raviolis catorce personas de finanzas. Salieron chuecos y fue el mejor viernes del año.',
      score: 5,
      favorite: true,
    },
    {
      client_name: 'Bruna Costa',
      description: 'Mi mamá, hija de genoveses, probó los ñoquis, se quedó callada un rato y después pidió más.',
      score: 5,
    },
    {
      client_name: 'Javiera Lillo',
      description:
        'Le regalé la clase a mi pololo, que no sabía hervir agua. Ahora hay harina hasta en las lámparas y pasta todos los domingos.',
      score: 5,
    },
    {
      client_name: 'Tomás Olivares',
      description:
        'Muy clara para explicar y con mano firme. Nos faltó mesa para tanta gente, pero eso es culpa de mi departamento.',
      score: 4.5,
    },
    {
      client_name: 'Elisa Contardo',
      description: 'Conté las capas de la lasaña y eran doce. La burrata con duraznos la habría servido menos fría.',
      score: 3.5,
    },
  ],
};

export const giancarloSolari: DemoChef = {
  chef_name: 'Giancarlo Solari',
  description:
    'Cocina del puerto, mitad Liguria y mitad cerro Alegre. Mi nono abrió un almacén en la subida Ecuador y yo sigo vendiendo lo mismo que él: pan, aceite y conversación, ahora con un plato de pasta al frente.',
  information:
    'Tuve un restaurante de siete mesas en Valparaíso durante dieciocho años. Lo cerré para volver a cocinar, porque al final solo hacía facturas. Llego con la masa fermentada de dos días y un horno que calienta a 450 grados. Hablo fuerte, aviso. En Viña voy cualquier día; a Santiago subo de jueves a domingo.',
  email: 'giancarlo.solari@cocina.example',
  phone_number: '+56919286605',
  instagram: 'https://www.instagram.com/giancarlosolari.example',
  facebook: 'https://www.facebook.com/giancarlosolari.example',
  price_per_person: 40000,
  modalities: ['Cenas', 'Clases de cocina', 'Gift cards', 'Catering'],
  food_types: ['Italiana', 'Mariscos'],
  cities: ['Viña del Mar', 'Providencia', 'La Reina', 'Vitacura'],
  profile_image: 'chef-m-09.jpg',
  cover_image: 'table-12.jpg',
  gallery: [
    'dish-ravioli-1.jpg',
    'dish-flatbread-2.jpg',
    'table-13.jpg',
    'dish-pasta-3.jpg',
    'dish-cheese-board-3.jpg',
    'dish-carpaccio-1.jpg',
  ],
  state: 'ACTIVE',
  favorite: true,
  proposals: [
    {
      dish_name: 'Viernes en la caleta Portales',
      description:
        'Compro los choritos mojados y los abro en la sartén con vino y ajo. Este plato se come con las manos, por lo menos al comienzo.',
      profile_image: 'dish-pasta-2.jpg',
      starter: 'Anchoas marinadas en limón con pan frotado',
      main_course: 'Espagueti con choritos y salsa de tomate picante',
      dessert: 'Sorbete de limón con un chorro de grappa',
      modalities: ['Cenas', 'Gift cards'],
      food_types: ['Italiana', 'Mariscos'],
      cities: ['Viña del Mar', 'Providencia', 'La Reina'],
    },
    {
      dish_name: 'El mortero de mi nona',
      description:
        'Una tarde para machacar pesto sin licuadora y para rayar ñoquis con el tenedor. Son cuarenta minutos de mortero por turnos; traigan ropa que se pueda manchar de verde.',
      profile_image: 'dish-ravioli-2.jpg',
      starter: 'Farinata de garbanzos con romero',
      main_course: 'Ñoquis al pesto genovés con queso de oveja',
      dessert: 'Canestrelli con café',
      modalities: ['Clases de cocina', 'Gift cards'],
      food_types: ['Italiana'],
      cities: ['Viña del Mar', 'Providencia', 'La Reina', 'Vitacura'],
    },
    {
      dish_name: 'Pizzas de vereda',
      description:
        'Pongo el horno fuera y van saliendo una tras otra, noventa segundos cada una. Nadie se sienta, nadie espera y los niños arman la suya.',
      profile_image: 'dish-flatbread-3.jpg',
      starter: 'Aceitunas fritas y un vermut con naranja',
      main_course: 'Pizzas de tomate, albahaca y aceitunas, y otras tres que decidimos juntos',
      dessert: 'Pizza dulce con ricota y miel',
      modalities: ['Catering', 'Cenas'],
      food_types: ['Italiana'],
      cities: ['Viña del Mar', 'La Reina', 'Vitacura'],
    },
    {
      dish_name: 'Huevos en el purgatorio',
      description:
        'Un brunch para los que se acostaron muy tarde. Llego a las once y media sin hacer ruido y la primera cafetera sale antes que nada.',
      profile_image: 'dish-eggs-in-tomato-3.jpg',
      starter: 'Focaccia tibia con aceite de oliva y sal gruesa',
      main_course: 'Huevos en salsa de tomate picante con queso desmenuzado y perejil',
      dessert: 'Melón con jamón crudo, que aquí va al final',
      modalities: ['Cenas', 'Catering'],
      food_types: ['Italiana'],
      cities: ['Viña del Mar', 'Providencia'],
    },
    {
      dish_name: 'Bruschette y lo que siga',
      description:
        'Picoteo largo para los que no quieren sentarse a comer y al final comen sentados. Llevo cuatro panes distintos, después un guiso y después se ve.',
      profile_image: 'dish-toasts-1.jpg',
      starter: 'Bruschette de higos, de champiñones, de tomate y de palta con tomate cherry',
      main_course: 'Cima alla genovese, fría y en tajadas, con salsa verde',
      dessert: 'Duraznos al vino tinto',
      modalities: ['Catering', 'Cenas'],
      food_types: ['Italiana'],
      cities: ['Viña del Mar', 'Providencia', 'Vitacura'],
    },
  ],
  comments: [
    {
      client_name: 'Antonella Bozzo',
      description:
        'Cantó, retó a mi hermano por picar la albahaca y dejó a mi nona llorando de risa. Los ñoquis duraron cinco minutos.',
      score: 5,
      favorite: true,
    },
    {
      client_name: 'Francisco Wenz',
      description: 'Pedimos pizzas para treinta niños y terminaron haciendo fila los papás. Salieron sesenta y dos.',
      score: 4.5,
    },
    {
      client_name: 'Isidora Fontecilla',
      description:
        'El brunch salvó el día después del matrimonio. Habla fuerte, es verdad, pero el café llegó primero.',
      score: 4.5,
    },
    {
      client_name: 'Claudio Henríquez',
      description: 'Los choritos estaban recién salidos del agua. Habría agradecido un poco menos de ajo.',
      score: 4,
    },
  ],
};
