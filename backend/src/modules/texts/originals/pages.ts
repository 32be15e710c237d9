import { a, document, h2, h3, p, title, ul } from './words.js';

export const HOW_IT_WORKS = document([
  title('¿Cómo funciona?'),
  p('Tú pones la mesa y la gente. El chef llega con lo demás, o te acompaña por pantalla mientras cocinas tú.'),
  h2('Experiencias presenciales'),
  p(
    'Un chef independiente va a tu casa, a tu oficina o al lugar que elijas, y cocina ahí, frente a tu gente. Puede ser una cena, una clase o una celebración grande.',
  ),
  h2('Experiencias listas para reservar'),
  p(
    'Cada chef publica experiencias ya pensadas: la entrada, el fondo y el postre están escritos. Eliges una, nos dices la fecha y cuántos son, y la reservas con nosotros.',
  ),
  p(a('Ver experiencias', '/experiencias')),
  h2('Menús para todos los gustos'),
  p(
    'Hay cocina chilena, parrilla, pastas, mariscos, mesas veganas y mucho más. El chef trae los ingredientes y sus ayudantes: tú no sales a comprar ni te levantas de la mesa.',
  ),
  p(a('Ver los chefs', '/chefs')),
  h2('Clases online'),
  p(
    'El chef cocina en vivo desde su cocina y tú lo sigues desde la tuya, paso a paso. Preguntas cuando algo no resulta y, al terminar, la cena es la que hiciste.',
  ),
]);

export const ABOUT = document([
  title('Creemos en quedarse a la mesa'),
  p('Conectamos a chefs independientes con personas y empresas que quieren comer bien, sin apuro y con los suyos.'),
  h2('Lo que ponemos sobre la mesa'),
  p('Cuatro cosas que no cambian, se trate de dos personas o de una empresa entera.'),
  h3('Independencia'),
  p('Cada chef cocina con su historia, sus recetas y sus precios. Nosotros los presentamos: la cocina es de ellos.'),
  h3('Confianza'),
  p('Sabes quién llega a tu casa, qué va a cocinar y cuánto cuesta antes de decir que sí.'),
  h3('Cercanía'),
  p('Te responde una persona, que conoce a los chefs y te dice con franqueza quién calza con tu mesa.'),
  h3('Sobremesa'),
  p('Una comida salió bien cuando nadie se levanta. Todo lo que hacemos apunta a ese rato.'),
  h2('Eventos privados'),
  p(
    'Cenas, cumpleaños, clases de cocina y celebraciones en tu casa. El chef compra, cocina y sirve; tú te sientas con tus invitados.',
  ),
  p(a('Ver experiencias', '/experiencias')),
  h2('Experiencias corporativas'),
  p(
    'Team building, catering, clases online y gift cards para equipos y clientes. Un chef para cada ocasión y una sola persona con quien coordinar.',
  ),
  p(a('Ver eventos para empresas', '/corporativo')),
]);

export const JOIN = document([
  title('Hay un puesto para ti en esta mesa'),
  p('Buscamos chefs independientes, espacios con carácter y proveedores que cuidan lo que entregan.'),
  h2('Si eres chef'),
  p('Cocina lo tuyo, con tu nombre y a tu precio. Nosotros te acercamos a quienes quieren sentarse a tu mesa.'),
  ul(
    ['Una página propia, con tu historia, tus fotos y tus menús.'],
    ['Tú decides tu precio por persona, tus comunas y tus formatos.'],
    ['Tú manejas tu agenda: abres las fechas que quieres trabajar.'],
  ),
  h2('Si tienes un espacio'),
  p('Una casona, una terraza, una cocina taller: lugares donde dé gusto quedarse después de comer.'),
  ul(
    ['Cenas, clases y eventos de empresas cuando tu espacio está libre.'],
    ['Grupos que llegan con su chef y su menú ya definidos.'],
  ),
  h2('Si eres proveedor'),
  p('Verduras, pescados, vinos, flores o vajilla: lo bueno se nota en el plato y alrededor de él.'),
  ul(
    ['Chefs que compran por calidad y vuelven a llamar.'],
    ['Eventos con fecha y número de personas conocidos de antemano.'],
  ),
]);

/** The cards of the page for companies. */
export const CORPORATE = document([
  h2('Equipos que cocinan juntos'),
  p(
    'Team building con un chef que reparte los cuchillos y las tareas. Al final, todos se sientan a comer lo que hicieron.',
  ),
  h2('Cócteles, almuerzos y cenas'),
  p(
    'Catering a la medida para lanzamientos, directorios y fines de año: en tu oficina, en una terraza o donde tú digas.',
  ),
  h2('Regalos y clases online'),
  p(
    'Gift cards para agradecer y clases en vivo para equipos repartidos: cada uno cocina en su casa, siguiendo al chef.',
  ),
]);

/** Empty: nothing is shown. */
export const QUESTIONS = document([]);
