import type { DemoChef } from '../types.js';

export const fernandaHuenchumil: DemoChef = {
  chef_name: 'Fernanda Huenchumil',
  description:
    'Ingredientes del Wallmapu: piñones, merkén, digüeñes y maqui, servidos en una mesa larga y sin apuro. Antes de sentarnos cuento quién recolectó cada cosa, porque la comida también tiene apellido.',
  information:
    'Nací en Curarrehue y aprendí al lado del fogón de mi abuela. Trabajo con recolectoras de Lonquimay e Icalma: cuando termina la temporada de un producto, sale del menú y no insisto. Cocino sin problema para celíacos y vegetarianos. Llego tres horas antes, con mis ollas de greda y una piedra de moler que pesa lo suyo.',
  email: 'fernanda.huenchumil@cocina.example',
  phone_number: '+56917714088',
  instagram: 'https://www.instagram.com/fernandahuenchumil.example',
  facebook: 'https://www.facebook.com/fernandahuenchumil.example',
  price_per_person: 42000,
  modalities: ['Cenas', 'Clases de cocina', 'Team building', 'Catering'],
  food_types: ['Mapuche', 'Chilena'],
  cities: ['La Reina', 'Ñuñoa', 'Las Condes', 'Providencia'],
  profile_image: 'chef-f-22.jpg',
  cover_image: 'table-18.jpg',
  gallery: [
    'dish-cazuela-3.jpg',
    'dish-pastel-de-choclo-1.jpg',
    'table-03.jpg',
    'dish-grain-bowl-2.jpg',
    'dish-sopaipillas-3.jpg',
    'dish-pavlova-1.jpg',
  ],
  state: 'ACTIVE',
  favorite: true,
  proposals: [
    {
      dish_name: 'Humo y zapallo',
      description:
        'El merkén lo ahúma mi tía Rosa en Curarrehue y cada año sale distinto. El menú gira alrededor de ese frasco: en la sopa, en la carne y, aunque suene raro, en el postre.',
      profile_image: 'dish-cream-soup-1.jpg',
      starter: 'Crema de zapallo con merkén, crutones de pan amasado y un hilo de crema',
      main_course: 'Asado de tira al vino con puré de piñones',
      dessert: 'Membrillos al horno con harina tostada y una pizca de ají',
      modalities: ['Cenas', 'Catering'],
      food_types: ['Mapuche', 'Chilena'],
      cities: ['La Reina', 'Ñuñoa', 'Las Condes', 'Providencia'],
    },
    {
      dish_name: 'Manos en la harina',
      description:
        'Molemos trigo en piedra, amasamos y freímos. La sopaipilla mapuche no incluye zapallo, y siempre hay alguien que lo discute: para eso es la clase.',
      profile_image: 'dish-sopaipillas-2.jpg',
      starter: 'Sopaipillas mapuche con pebre verde de cilantro y ají',
      main_course: 'Guiso de mote con changles y huevos de campo',
      dessert: 'Catutos con miel de ulmo y un vaso de muday',
      modalities: ['Clases de cocina', 'Team building'],
      food_types: ['Mapuche'],
      cities: ['La Reina', 'Ñuñoa', 'Providencia'],
    },
    {
      dish_name: 'Cordillera y mar',
      description:
        'El pastel de choclo de toda la vida con lo que había en mi casa: cochayuyo en vez de carne y piñones en vez de pasas. Convenció hasta a mi hermano.',
      profile_image: 'dish-pastel-de-choclo-2.jpg',
      starter: 'Digüeñes con cilantro, cebolla y limón',
      main_course: 'Pastel de choclo con pino de cochayuyo y piñones, aceitunas y huevo de campo',
      dessert: 'Murtas con crema batida apenas',
      modalities: ['Cenas', 'Catering'],
      food_types: ['Mapuche', 'Chilena'],
      cities: ['La Reina', 'Ñuñoa', 'Las Condes'],
    },
    {
      dish_name: 'Noche de maqui',
      description:
        'Una cena a la luz de las velas, con un trago corto de maqui al llegar. Mejor no usar el mantel bueno: todo termina morado.',
      profile_image: 'dish-set-cream-3.jpg',
      starter: 'Betarragas asadas al rescoldo con queso fresco y avellanas chilenas',
      main_course: 'Cordero al merkén con papas michuñe',
      dessert: 'Crema cuajada de leche con salsa de maqui, frambuesas y moras',
      modalities: ['Cenas'],
      food_types: ['Mapuche'],
      cities: ['La Reina', 'Las Condes', 'Providencia'],
    },
    {
      dish_name: 'Para volver a la casa',
      description:
        'La cazuela con que mi abuela recibía a los que llegaban de muy lejos. La he cocinado en reencuentros, en despedidas y una vez en un aeropuerto.',
      profile_image: 'dish-cazuela-1.jpg',
      starter: 'Tortilla al rescoldo con mantequilla batida a mano y ají cacho de cabra',
      main_course: 'Cazuela de gallina de campo con choclo, zapallo y chuchoca',
      dessert: 'Manzanas limonas asadas con miel',
      modalities: ['Cenas', 'Catering'],
      food_types: ['Mapuche', 'Chilena'],
      cities: ['La Reina', 'Ñuñoa'],
    },
  ],
  comments: [
    {
      client_name: 'Valentina Krebs',
      description:
        'Contó la historia de cada piñón y nadie sacó el teléfono. Mi abuelo, que no habla nunca, habló del sur dos horas.',
      score: 5,
      favorite: true,
    },
    {
      client_name: 'Esteban Curihual',
      description: 'Los catutos sabían a los de mi mamá en Temuco. Pedí la receta y me puso a moler al lado de ella.',
      score: 5,
    },
    {
      client_name: 'Lorena Guzmán',
      description:
        'Hicimos la actividad con el equipo de ventas. Moler trigo cansa más que cualquier trekking, y une harto más.',
      score: 4.5,
    },
    {
      client_name: 'Sebastián Ríos',
      description:
        'El cordero con papas michuñe lo repetimos todos. Yo habría servido un poco más de muday, pero es gusto personal.',
      score: 4.5,
    },
    {
      client_name: 'Rocío Valderrama',
      description: 'Avisamos a última hora que venían dos celíacos y ni se inmutó. Comieron lo mismo que todos.',
      score: 4.5,
    },
  ],
};

export const rayenCollio: DemoChef = {
  chef_name: 'Rayén Collío',
  description:
    'Cocino lo que me enseñaron en mi lof de Melipeuco, casi siempre sin carne: piñones, habas, cochayuyo y lo que esté brotando. La huerta la tengo en un patio de San Miguel, entre dos edificios.',
  information:
    'Estudié pedagogía en Villarrica y se nota: mis clases tienen pizarra, tareas y recreo. Uso semillas que intercambiamos en los trafkintu y huevos azules de gallina mapuche que me mandan en bus. Trabajo con grupos de seis a veinticinco personas; en las clases online despacho la caja de ingredientes dos días antes.',
  email: 'rayen.collio@cocina.example',
  phone_number: '+56916628310',
  instagram: 'https://www.instagram.com/rayencollio.example',
  price_per_person: 29000,
  modalities: ['Clases de cocina', 'Clases online', 'Team building', 'Cenas'],
  food_types: ['Mapuche', 'Vegana'],
  cities: ['San Miguel', 'Santiago Centro', 'La Florida', 'Ñuñoa'],
  profile_image: 'chef-f-12.jpg',
  cover_image: 'table-02.jpg',
  gallery: ['dish-cream-soup-1.jpg', 'dish-sopaipillas-2.jpg', 'dish-ratatouille-3.jpg', 'dish-salad-3.jpg'],
  state: 'ACTIVE',
  favorite: false,
  proposals: [
    {
      dish_name: 'Lo que guarda la semilla',
      description:
        'Seis preparaciones en un plato, casi todas de semillas: se lavan, se tuestan, se germinan. La doy en persona y también por pantalla, en dos horas.',
      profile_image: 'dish-grain-bowl-2.jpg',
      starter: 'Caldo corto de cochayuyo con cilantro y ají verde',
      main_course: 'Bowl de arroz con porotos negros, choclo, palta, rabanitos y aliño de avellana chilena',
      dessert: 'Harina tostada con leche de almendras y frutillas blancas',
      modalities: ['Clases online', 'Clases de cocina'],
      food_types: ['Mapuche', 'Vegana'],
      cities: ['San Miguel', 'Santiago Centro', 'La Florida', 'Ñuñoa'],
    },
    {
      dish_name: 'Mes de las brotaciones',
      description:
        'Una cena pequeña para el comienzo de la primavera. Nos sentamos temprano, todavía con luz, y la sopa se sirve en el mismo zapallo.',
      profile_image: 'dish-cream-soup-2.jpg',
      starter: 'Crema de zapallo y piñones con crutones y semillas de amaranto',
      main_course: 'Habas guisadas con papas nuevas, menta y pan de mote',
      dessert: 'Compota de nalca con maqui seco',
      modalities: ['Cenas'],
      food_types: ['Mapuche', 'Vegana'],
      cities: ['San Miguel', 'Santiago Centro', 'Ñuñoa'],
    },
    {
      dish_name: 'Huevo azul',
      description:
        'El único menú mío con huevo, y la culpa es de las gallinas de mi prima. Lo trabajamos en grupos de a cuatro: una mesa cosecha, otra aliña, otra prende el fuego.',
      profile_image: 'dish-salad-1.jpg',
      starter: 'Ensalada de hojas amargas con huevo azul, pepino, betarraga y vinagreta de maqui',
      main_course: 'Quínoa mapuche guisada con hongos y merkén',
      dessert: 'Roscas de trigo con miel',
      modalities: ['Team building', 'Clases de cocina'],
      food_types: ['Mapuche'],
      cities: ['San Miguel', 'Santiago Centro', 'La Florida'],
    },
  ],
  comments: [
    {
      client_name: 'Camila Oyarce',
      description:
        'La caja llegó completa y con las semillas en sobrecitos escritos a mano. Cocinamos por video con mi hermana, que vive en Punta Arenas.',
      score: 5,
    },
    {
      client_name: 'Gabriel Astudillo',
      description: 'Profesora de verdad. Salí sabiendo por qué se me quemaba siempre la harina tostada.',
      score: 4.5,
    },
    {
      client_name: 'Teresa Villagra',
      description:
        'La crema servida dentro del zapallo se robó la noche. El segundo plato lo encontré algo bajo de sal, fácil de arreglar.',
      score: 4,
    },
    {
      client_name: 'Ignacio Morán',
      description:
        'Doce programadores discutiendo cuánto se remoja un haba. Todavía hablamos de la gallina de su prima en las reuniones.',
      score: 4.5,
    },
  ],
};

export const marcosNancupil: DemoChef = {
  chef_name: 'Marcos Ñancupil',
  description:
    'Soy lafkenche, gente del mar. Cocino lo que da la costa de Puerto Saavedra: robalo, luche, cochayuyo y piures. Conozco a los pescadores por su nombre y a varios les debo un asado.',
  information:
    'Fui buzo mariscador diecinueve años y cocinero de barco otros seis. Todavía abro un erizo sin mirar. El pescado me llega en la madrugada por el bus de Carahue; si hay mal tiempo en la costa, cambiamos la fecha o el menú, tú eliges. Llevo disco, trípode y leña para cocinar afuera.',
  email: 'marcos.nancupil@cocina.example',
  phone_number: '+56915193077',
  facebook: 'https://www.facebook.com/marcosnancupil.example',
  price_per_person: 44000,
  modalities: ['Cenas', 'Team building', 'Catering'],
  food_types: ['Mapuche', 'Mariscos'],
  cities: ['Viña del Mar', 'Colina', 'Lo Barnechea'],
  profile_image: 'chef-m-17.jpg',
  cover_image: 'table-07.jpg',
  gallery: [
    'dish-shellfish-1.jpg',
    'dish-whole-fish-1.jpg',
    'dish-fish-fillet-1.jpg',
    'table-15.jpg',
    'dish-empanadas-1.jpg',
  ],
  state: 'ACTIVE',
  favorite: false,
  proposals: [
    {
      dish_name: 'Robalo del Budi',
      description:
        'Un robalo entero para cada seis personas, asado al aire libre con limón y romero. Lo abro en la mesa y muestro dónde está lo mejor: la mejilla.',
      profile_image: 'dish-whole-fish-2.jpg',
      starter: 'Piures con cebolla y cilantro, o luche frito para los prudentes',
      main_course: 'Robalo entero a las brasas con cítricos, aceitunas y hierbas',
      dessert: 'Peras cocidas en chicha de manzana',
      modalities: ['Cenas', 'Catering'],
      food_types: ['Mapuche', 'Mariscos'],
      cities: ['Viña del Mar', 'Colina', 'Lo Barnechea'],
    },
    {
      dish_name: 'Empanadas de roquerío',
      description:
        'Partimos limpiando mariscos y terminamos peleando por el mejor repulgue. Dura unas dos horas y sirve para grupos de diez a treinta. Las cuchillas las manejo yo.',
      profile_image: 'dish-empanadas-2.jpg',
      starter: 'Empanadas fritas de mariscos con salsa de ají rojo',
      main_course: 'Caldillo de congrio con papas y su cebolla bien sudada',
      dessert: 'Tortilla dulce de papas con mermelada de mosqueta',
      modalities: ['Team building', 'Catering'],
      food_types: ['Mariscos'],
      cities: ['Viña del Mar', 'Colina'],
    },
    {
      dish_name: 'El salmón del Toltén',
      description:
        'Cada verano el chinook sube el río y en las comunidades se saca a bote. Nada que ver con el de jaula: es más rojo, más firme y dura pocas semanas.',
      profile_image: 'dish-fish-fillet-3.jpg',
      starter: 'Ulte en ensalada con cebolla morada y limón',
      main_course: 'Chinook a la plancha sobre crema de papas, con espárragos y limón asado',
      dessert: 'Frutillas silvestres con yogur de campo',
      modalities: ['Cenas'],
      food_types: ['Mapuche', 'Mariscos'],
      cities: ['Viña del Mar', 'Lo Barnechea'],
    },
  ],
  comments: [
    {
      client_name: 'Loreto Tagle',
      description:
        'Nos hizo probar piure a todos, incluido mi cuñado que come con los ojos cerrados. Repitió dos veces.',
      score: 4.5,
    },
    {
      client_name: 'Raimundo Errázuriz',
      description:
        'El robalo llegó a la mesa chirriando. Marcos cuenta las tormentas como si fueran chistes y los niños quedaron fascinados.',
      score: 4.5,
    },
    {
      client_name: 'Yasna Contreras',
      description: 'Hubo marejadas y tuvimos que mover la fecha una semana. Avisó con tiempo y cumplió, se agradece.',
      score: 4,
    },
  ],
};
