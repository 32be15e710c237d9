import { b, document, h2, p, part, title, ul, value } from './words.js';

/** How personal data are used, and the rights under Law 21.719. */
export const PRIVACY = document([
  title('Tus datos son tuyos'),
  p(
    'Qué guarda ',
    value('product'),
    ' de ti, para qué y cómo pedir que lo cambiemos. Última actualización: ',
    value('updated'),
    '.',
  ),
  h2('Qué guardamos y para qué', 'que-guardamos'),
  p('Puedes mirar todo el sitio sin decirnos quién eres. Cuando pides una cotización o nos escribes guardamos:'),
  ul(
    [b('Tu nombre, correo y teléfono'), ', para responderte.'],
    [
      b('La comuna, la fecha, cuántos son, qué quieres hacer y tu mensaje'),
      ', para proponerte chefs y menús que calcen.',
    ],
    [b('El chef o la experiencia que estabas mirando'), ' y, si llegaste por un aviso, el nombre de esa campaña.'],
    [
      b('Lo que no pueden comer'),
      ', si lo escribes. Es un dato de salud: lo usamos solo si marcas su casilla, y solo para preparar la comida. Se borra 30 días después de tu mesa, o de que termine tu solicitud.',
    ],
    [b('Cuándo aceptaste'), ' que usáramos estos datos.'],
  ),
  p('Y según lo que hagas después:'),
  ul(
    [
      b('Si aceptas una cotización'),
      ', la dirección de esa noche, y el nombre y el teléfono de quien recibe al chef si nos los das.',
    ],
    [
      b('Si pagas'),
      ', los montos, las fechas y la forma de pago. De una tarjeta, solo sus cuatro últimos dígitos y la autorización: el número lo escribes en Webpay. De una transferencia, lo que nos avisas y el comprobante si lo subes.',
    ],
    [
      b('Si compras una gift card'),
      ', tu nombre y tu correo, el nombre de quien la recibe, su correo si lo escribes, y tu mensaje.',
    ],
    [b('Si opinas'), ' de una velada, el nombre con que firmas, tus estrellas y tus palabras, que se publican.'],
  ),
  p(
    'Los usamos con tu consentimiento, que das al enviar el formulario y que puedes retirar cuando quieras, y para cumplir lo que contratas. No los usamos para decidir nada de forma automática ni para enviarte publicidad.',
  ),
  h2('Cuánto tiempo', 'cuanto-tiempo'),
  part('retention'),
  p('Si contratas un servicio, conservamos además los documentos tributarios por el plazo que exige la ley.'),
  h2('Con quién los compartimos', 'con-quien'),
  p(
    'Con el chef que elijas, para que pueda responderte; el de tu velada recibe además la dirección, quién lo recibe y lo que no pueden comer. Si pagas con tarjeta, Transbank hace el cobro. Quien recibe una gift card ve tu nombre y tu mensaje. Y con quienes nos prestan servicios para operar el sitio: el alojamiento, el correo y, en algunas páginas, el formulario de un proveedor (Pipedrive, JotForm o Google), que recibe lo que escribes en él y puede estar fuera de Chile.',
  ),
  p('No vendemos tus datos ni los cedemos para publicidad de terceros.'),
  h2('Cookies y mediciones', 'cookies'),
  p(
    'El sitio funciona sin cookies. Tu navegador guarda en tu equipo solo lo necesario: lo que respondiste sobre las mediciones y los formularios de otras empresas, y los chefs y experiencias que guardas en «Mi mesa», hasta que los saques. Mientras la pestaña está abierta, también la campaña por la que llegaste, lo que buscaste (formato, comuna, personas, precio y dietas) y, si recargas la página, lo que ibas escribiendo en un formulario, sin lo que no pueden comer.',
  ),
  p(
    'Si contamos las visitas, lo hacemos con Google Analytics y ',
    b('solo si lo aceptas'),
    '. Antes de eso Google no recibe nada. Si aceptas, Google recibe las páginas que abres y usa cookies propias para contarlas. Puedes cambiar tu respuesta cuando quieras en «Cookies y privacidad», al pie de cada página.',
  ),
  p(
    'Además medimos, sin cookies y sin saber quién eres, cuánto tarda cada página en verse y en responder. Tu navegador lo dice solo a este sitio, con el tipo de página y si usas teléfono, tableta o computador; de eso quedan sumas, no visitas. Si tu navegador pide que no te sigan (Do Not Track o Global Privacy Control), no lo hace.',
  ),
  p(
    'El formulario de un proveedor se carga recién cuando lo abres tú con el botón para cotizar o, en la página que lo ofrece, cuando aceptas verlo ahí. Recordamos tu respuesta y puedes cambiarla debajo del mismo formulario. Para funcionar puede usar cookies propias, que este sitio no lee.',
  ),
  h2('Tus derechos', 'tus-derechos'),
  p(
    'La Ley N.º 21.719, que rige desde diciembre de 2026 y reemplaza las reglas de la Ley N.º 19.628, te da estos derechos sobre tus datos personales:',
  ),
  ul(
    [
      b('Acceso:'),
      ' saber qué datos tuyos tenemos, de dónde salieron, para qué los usamos y con quién los compartimos.',
    ],
    [b('Rectificación:'), ' corregir los que estén equivocados o incompletos.'],
    [b('Supresión:'), ' borrarlos cuando ya no hagan falta o retires tu consentimiento.'],
    [b('Oposición:'), ' pedir que no los usemos para un fin determinado.'],
    [b('Portabilidad:'), ' recibir una copia que puedas llevar a otra parte.'],
    [b('Bloqueo:'), ' que dejemos de usarlos mientras resolvemos lo que nos pediste.'],
  ),
  p(
    'Ejercerlos es gratis. Escríbenos con tu nombre y lo que necesitas; te podemos pedir que confirmes que eres tú. Respondemos a más tardar en 30 días corridos. Si no quedas conforme, puedes reclamar ante la Agencia de Protección de Datos Personales.',
  ),
  h2('Cómo los cuidamos', 'seguridad'),
  p(
    'Tus datos viajan cifrados, los ve solo el equipo que responde las solicitudes y cada persona entra con su propia cuenta. Si alguna vez un problema de seguridad pudiera afectarte, te avisaremos a ti y a la autoridad.',
  ),
]);
