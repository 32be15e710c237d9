import type { DemoChef } from '../types.js';

export const kenjiMorales: DemoChef = {
  chef_name: 'Kenji Morales',
  description:
    'Nikkei de barra: tiraditos, makis de pesca del día y encurtidos propios. Pensado para mesas pequeñas, de hasta diez, donde se come mirando al que cocina y se conversa entre pieza y pieza.',
  information:
    'Nieto de un peluquero de Osaka que desembarcó en Valparaíso en 1932 y de una cocinera de Quillota. Me formé en Lima y estuve siete años detrás de una barra en Vitacura. Compro el pescado entero y lo limpio yo; si no está bueno, cambio el menú y te aviso esa mañana. Llevo cuchillos, arrocera y loza.',
  email: 'kenji.morales@cocina.example',
  phone_number: '+56912271934',
  instagram: 'https://www.instagram.com/kenjimorales.example',
  price_per_person: 88000,
  modalities: ['Cenas', 'Clases de cocina', 'Clases online'],
  food_types: ['Nikkei', 'Mariscos'],
  cities: ['Vitacura', 'Las Condes', 'Providencia'],
  profile_image: 'chef-m-07.jpg',
  cover_image: 'table-10.jpg',
  gallery: ['dish-rolls-3.jpg', 'dish-ceviche-3.jpg', 'dish-octopus-2.jpg', 'table-02.jpg', 'dish-grain-bowl-3.jpg'],
  state: 'ACTIVE',
  favorite: true,
  proposals: [
    {
      dish_name: 'Barra para diez',
      description:
        'Nos sentamos alrededor del mesón y voy pasando las piezas de a una, como corresponde. Son tres horas y media. Conviene no ponerse perfume.',
      profile_image: 'dish-rolls-1.jpg',
      starter: 'Tiradito de lenguado con ají amarillo y ralladura de yuzu',
      main_course: 'Makis de atún y de palta, jengibre encurtido y soya de la casa',
      dessert: 'Helado de sésamo negro con merengue',
      modalities: ['Cenas'],
      food_types: ['Nikkei', 'Mariscos'],
      cities: ['Vitacura', 'Las Condes', 'Providencia'],
    },
    {
      dish_name: 'Arroz tibio, pescado frío',
      description:
        'La clase que más repito: cómo se lava el arroz, cuándo se lo abanica y por qué el cuchillo va mojado. Por pantalla mando antes la lista y un video de tres minutos.',
      profile_image: 'dish-rolls-2.jpg',
      starter: 'Sopa de miso con almejas y ciboulette',
      main_course: 'Makis de atún y de huevo dulce, armados por ustedes',
      dessert: 'Mandarinas heladas con té verde',
      modalities: ['Clases de cocina', 'Clases online'],
      food_types: ['Nikkei'],
      cities: ['Vitacura', 'Las Condes', 'Providencia'],
    },
    {
      dish_name: 'Donburi de cierre',
      description:
        'Lo que comemos los cocineros cuando baja la cortina, servido a una hora razonable. Un pocillo grande por persona y cuchara, aunque haya palitos.',
      profile_image: 'dish-grain-bowl-1.jpg',
      starter: 'Edamames a la plancha con merkén y sal',
      main_course: 'Donburi de salmón curado con palta, pepino, cebolla morada y huevo frito',
      dessert: 'Mochi relleno de manjar',
      modalities: ['Cenas', 'Clases online'],
      food_types: ['Nikkei', 'Mariscos'],
      cities: ['Vitacura', 'Providencia'],
    },
  ],
  comments: [
    {
      client_name: 'Sofía Larraguibel',
      description: 'Diez personas calladas mirando cómo cortaba un lenguado. En mi familia eso no había pasado nunca.',
      score: 5,
      favorite: true,
    },
    {
      client_name: 'Gustavo Peñailillo',
      description: 'Me cambió el atún por palometa esa misma mañana y me explicó por qué. Le creo todo desde entonces.',
      score: 5,
    },
    {
      client_name: 'Trinidad Swett',
      description:
        'La clase por pantalla resultó mejor de lo que imaginaba. Mis makis parecían un trabajo de kínder, pero ricos.',
      score: 4.5,
    },
    {
      client_name: 'Álvaro Montt',
      description: 'Caro, no lo voy a negar. También fue la mejor comida que he tenido en mi propia cocina.',
      score: 4.5,
    },
  ],
};

export const milagrosHiga: DemoChef = {
  chef_name: 'Milagros Higa',
  description:
    'Abuelos de Okinawa, infancia en Jesús María y trece años en Santiago. En mi mesa la soya y el rocoto se tratan de tú, y siempre queda un plato al centro para el que llegó con más hambre.',
  information:
    'Aprendí en la cocina de la bodega familiar en Lima y estudié después, cuando ya sabía picar. Fui jefa de partida en dos restaurantes de Nueva Costanera. Trabajo sola con grupos de hasta ocho y con equipo desde ahí. No uso glutamato ni pescado congelado: si ese día no hay nada bueno en el terminal, cocino cerdo y quedamos felices.',
  email: 'milagros.higa@cocina.example',
  phone_number: '+56913745580',
  instagram: 'https://www.instagram.com/milagroshiga.example',
  x: 'https://x.com/mhiga_ex',
  price_per_person: 58000,
  modalities: ['Cenas', 'Clases online', 'Gift cards'],
  food_types: ['Nikkei', 'Peruana'],
  cities: ['Vitacura', 'Lo Barnechea', 'Las Condes', 'Huechuraba'],
  profile_image: 'chef-f-14.jpg',
  cover_image: 'table-11.jpg',
  gallery: ['dish-rolls-1.jpg', 'dish-ceviche-1.jpg', 'dish-octopus-3.jpg', 'dish-grain-bowl-1.jpg', 'table-04.jpg'],
  state: 'ACTIVE',
  favorite: false,
  proposals: [
    {
      dish_name: 'La bodega de mi abuelo',
      description:
        'Vendía fideos, jabón y sushi envuelto en papel de diario. Con ese recuerdo armé el menú, que se come sin protocolo y con servilletas de género.',
      profile_image: 'dish-rolls-3.jpg',
      starter: 'Nabos encurtidos y huevos en soya dulce',
      main_course: 'Makis acevichados de atún y palta, con salsa de soya y limón',
      dessert: 'Picarones con miel de chancaca y jengibre',
      modalities: ['Cenas', 'Gift cards'],
      food_types: ['Nikkei', 'Peruana'],
      cities: ['Vitacura', 'Lo Barnechea', 'Las Condes', 'Huechuraba'],
    },
    {
      dish_name: 'Leche de tigre a domicilio',
      description:
        'Clase en vivo de una hora: picar, salar, exprimir y comer al tiro. Te mando el kit en frío esa misma tarde; tú pones el cuchillo y una fuente helada.',
      profile_image: 'dish-ceviche-3.jpg',
      starter: 'Vasito de leche de tigre con cancha',
      main_course: 'Ceviche de salmón con palta, choclo y cebolla morada',
      dessert: 'Chicha morada granizada con piña',
      modalities: ['Clases online', 'Gift cards'],
      food_types: ['Nikkei', 'Peruana'],
      cities: ['Vitacura', 'Lo Barnechea', 'Las Condes', 'Huechuraba'],
    },
    {
      dish_name: 'Rocoto y mirin',
      description:
        'Noche de fogón para seis u ocho. El picante va creciendo plato a plato y el postre apaga el incendio; al que no aguanta le sirvo más arroz.',
      profile_image: 'dish-prawns-2.jpg',
      starter: 'Conchitas a la plancha con mantequilla de miso',
      main_course: 'Camarones en salsa de ají amarillo y mirin, con arroz blanco',
      dessert: 'Tres leches de coco',
      modalities: ['Cenas'],
      food_types: ['Nikkei', 'Peruana'],
      cities: ['Vitacura', 'Lo Barnechea', 'Las Condes'],
    },
  ],
  comments: [
    {
      client_name: 'Bárbara Ossandón',
      description:
        'El kit llegó con hielo y hasta con una tabla chica. Hicimos ceviche por video cuatro amigas en tres países.',
      score: 4.5,
    },
    {
      client_name: 'Renzo Paredes',
      description: 'Soy limeño y me quejo siempre. Esta vez pedí el número para el cumpleaños de mi papá.',
      score: 5,
    },
    {
      client_name: 'Magdalena Urzúa',
      description: 'Pedimos picor medio y sudamos igual, pero nadie dejó nada. El tres leches de coco fue un rescate.',
      score: 4.5,
    },
    {
      client_name: 'Eduardo Filippi',
      description: 'Muy rico todo. Las porciones de makis se hicieron pocas para ocho, pediría una bandeja más.',
      score: 3.5,
    },
  ],
};

export const percyFarfan: DemoChef = {
  chef_name: 'Percy Farfán',
  description:
    'De Chincha al Mapocho, con la olla de mi mamá y un cajón para entretener las esperas. Cocino criollo: ceviche sin apuro, tallarines verdes y anticuchos para los que no se van antes de las doce.',
  information:
    'Llegué a Chile en 2009, lavé platos, fui cevichero en Patronato y jefe de cocina en Alonso de Córdova. El ají amarillo lo muelo yo y el pescado lo elijo entero en el terminal pesquero. Desde treinta personas sumo una barra de pisco con mi primo Nazario. Si la ocasión lo pide, toco cajón después del postre sin cobrar extra.',
  email: 'percy.farfan@cocina.example',
  phone_number: '+56918129463',
  instagram: 'https://www.instagram.com/percyfarfan.example',
  facebook: 'https://www.facebook.com/percyfarfan.example',
  price_per_person: 62000,
  modalities: ['Cenas', 'Catering', 'Team building'],
  food_types: ['Peruana', 'Mariscos'],
  cities: ['Las Condes', 'Vitacura', 'La Reina', 'Huechuraba'],
  profile_image: 'chef-m-23.jpg',
  cover_image: 'table-13.jpg',
  gallery: [
    'dish-ceviche-2.jpg',
    'dish-rice-with-seafood-3.jpg',
    'dish-octopus-1.jpg',
    'table-04.jpg',
    'dish-prawns-2.jpg',
  ],
  state: 'ACTIVE',
  favorite: false,
  proposals: [
    {
      dish_name: 'Cevichería de un solo día',
      description:
        'Convierto tu jardín en una cevichería del mediodía, con pizarrón, cancha en la mesa y un mozo que no anota. El pescado se corta cuando ya están todos sentados.',
      profile_image: 'dish-ceviche-1.jpg',
      starter: 'Causa limeña de pulpo en bocados',
      main_course: 'Ceviche de corvina al ají amarillo con palta, camote y choclo',
      dessert: 'Suspiro a la limeña en copa chica',
      modalities: ['Catering', 'Cenas'],
      food_types: ['Peruana', 'Mariscos'],
      cities: ['Las Condes', 'Vitacura', 'La Reina', 'Huechuraba'],
    },
    {
      dish_name: 'Tallarines verdes con mar',
      description:
        'En mi casa eran con bistec; en la de mi vecino marino, con choritos. Ganó el vecino. Enseño la salsa a todo el equipo y cada mesa la defiende ante un jurado.',
      profile_image: 'dish-pasta-3.jpg',
      starter: 'Papa a la huancaína con aceituna negra',
      main_course: 'Tallarines verdes de albahaca y espinaca con choritos abiertos al vapor',
      dessert: 'Mazamorra morada con arroz con leche',
      modalities: ['Team building', 'Cenas'],
      food_types: ['Peruana', 'Mariscos'],
      cities: ['Las Condes', 'La Reina', 'Huechuraba'],
    },
    {
      dish_name: 'Pulpo y cajón',
      description:
        'Cena con guitarra si hay guitarrista. El pulpo se cuece una hora, se asa dos minutos y se come tibio; el resto de la noche queda a cargo de ustedes.',
      profile_image: 'dish-octopus-3.jpg',
      starter: 'Anticuchos de corazón con papas doradas',
      main_course: 'Pulpo anticuchero a la brasa con papas nativas y aceitunas negras',
      dessert: 'Turrón de doña Pepa',
      modalities: ['Cenas', 'Catering'],
      food_types: ['Peruana', 'Mariscos'],
      cities: ['Las Condes', 'Vitacura', 'La Reina'],
    },
  ],
  comments: [
    {
      client_name: 'Consuelo Aldunate',
      description:
        'Terminamos bailando festejo en el living a las dos de la mañana. Los vecinos reclamaron y después pidieron el dato.',
      score: 5,
    },
    {
      client_name: 'Jorge Valenzuela',
      description: 'Nunca había comido anticuchos de corazón por decisión propia. Ahora sí.',
      score: 4.5,
    },
    {
      client_name: 'Amparo Benítez',
      description:
        'La pizarra con los nombres de los invitados fue un detalle precioso. El ceviche salió a la hora exacta.',
      score: 5,
    },
    {
      client_name: 'Rodolfo Casanueva',
      description: 'Gran noche. El jurado de los tallarines estaba vendido, lo digo como perdedor.',
      score: 4.5,
    },
  ],
};
