import type { Figures } from '../text-document.js';
import { a, b, BOLD, document, h2, note, p, part, title, ul, value } from './words.js';

/** The figures of the terms. */
const FIGURES: Figures = { fee: 10.75, days: [5, 3], percents: [100, 50, 30] };

/** The thirteen sections of the terms. The id of a section is its anchor and never changes. */
export const TERMS = document(
  [
    title('Términos y condiciones'),
    p(
      'Lo que acordamos al usar ',
      value('product'),
      ', dicho con las palabras más simples que pudimos. Última actualización: ',
      value('updated'),
      '.',
    ),
    h2('Privacidad y datos personales', 'privacidad'),
    p(
      'Tratamos tus datos personales de acuerdo con la Ley N.º 19.628 sobre protección de la vida privada. Te pedimos solo lo que hace falta para responderte: tu nombre, tu correo, tu teléfono, la comuna, la fecha, el número de invitados y lo que quieras contarnos.',
    ),
    p(
      'Usamos esos datos para preparar tu cotización, coordinar el servicio con el chef y atender lo que venga después. Los compartimos únicamente con el chef que elijas y con quienes nos prestan servicios para operar el sitio, y no los vendemos ni los cedemos para publicidad de terceros.',
    ),
    p(
      'Puedes pedir en cualquier momento que te informemos qué datos tuyos tenemos, que los corrijamos, que los eliminemos o que los bloqueemos. Escríbenos desde la página ',
      a('Cotiza', '/cotiza'),
      '.',
    ),
    note(
      b('Desde diciembre de 2026'),
      ' rige la Ley N.º 21.719, que reemplaza las reglas de la Ley N.º 19.628. A partir de esa fecha tienes además derecho a oponerte a un tratamiento, a la portabilidad de tus datos y a reclamar ante la Agencia de Protección de Datos Personales. Las mediciones de visitas solo se activan si las aceptas.',
    ),
    h2('Propiedad intelectual', 'propiedad-intelectual'),
    p(
      'El nombre, la marca, el diseño, los textos, las ilustraciones y el código de este sitio nos pertenecen o los usamos con autorización. Las recetas, las fotografías y las descripciones de cada chef son del chef que las publica.',
    ),
    p(
      'Puedes mirar, compartir e imprimir las páginas para tu uso personal. Para copiarlas, modificarlas o usarlas con fines comerciales necesitas nuestra autorización por escrito y, si corresponde, la del chef.',
    ),
    h2('Acceso al sitio', 'acceso-al-sitio'),
    p(
      'Visitar el sitio es gratis y no exige crear una cuenta. Para solicitar o contratar un servicio debes tener',
      ' ',
      b('18 años o más'),
      ' y capacidad legal para obligarte.',
    ),
    p(
      'Trabajamos para que el sitio esté siempre disponible, pero puede interrumpirse por mantención o por causas que no dependen de nosotros. Podemos suspender el acceso de quien lo use para dañar el sitio, a otros usuarios o a los chefs.',
    ),
    p('Al usar el sitio aceptas estos términos. Si no estás de acuerdo con ellos, te pedimos que no lo uses.'),
    h2('Modelo de negocio', 'modelo-de-negocio'),
    p(
      'Somos un intermediario: conectamos a chefs independientes con personas y empresas que buscan cenas, clases de cocina, clases online, team building, gift cards y catering.',
    ),
    p(
      'Los chefs no son empleados nuestros. Cada uno define sus menús, sus precios, sus comunas y su agenda, y responde por el servicio que presta: la calidad e inocuidad de los alimentos, el trato y el cumplimiento de lo acordado. Nosotros respondemos por la intermediación: mostrarte información fiel, coordinar la cotización y cursar pagos y devoluciones.',
    ),
    h2('Pago y cancelación', 'pago-y-cancelacion'),
    p(
      'Puedes pagar con tarjeta, a través de un proveedor de pagos con tarjeta, o por transferencia bancaria cuando se trata de una cotización a la medida. La fecha queda reservada cuando aceptas tu cotización o, si así lo indica, con el pago.',
    ),
    p(
      'Los precios están en pesos chilenos. El precio por persona ',
      b('no incluye el '),
      value('fee', BOLD),
      ' que corresponde a la boleta del chef; ese monto se agrega al total y aparece en tu cotización.',
    ),
    p('Si cancelas una experiencia ya pagada, te devolvemos una parte del precio según cuánto falte para la fecha:'),
    part('refunds'),
    p(
      'La devolución se hace por el mismo medio con que pagaste. Son días hábiles los de lunes a viernes, salvo festivos. Si es el chef quien no puede cumplir, te ofrecemos otro chef u otra fecha y, si no te acomoda, te devolvemos el total.',
    ),
    p(
      'Una gift card vale por ',
      b('12 meses'),
      ' desde que se paga, se puede usar en partes y no se cambia por dinero. La de una experiencia vale el precio que esa experiencia tenía ese día. Si cancelas algo que pagaste con ella, lo que corresponde devolver vuelve primero a la gift card.',
    ),
    h2('Veracidad de la información', 'veracidad'),
    p(
      'Los datos que nos entregas deben ser verdaderos, completos y actuales. Si cambian antes de tu evento, cuéntanos: un teléfono equivocado o un invitado de más pueden dejar a tu mesa sin plato.',
    ),
    p(
      'Revisamos la información que publican los chefs y corregimos los errores que detectamos o nos informan. Las ilustraciones y fotografías son referenciales: el menú escrito es el que manda.',
    ),
    h2('Deberes de los usuarios', 'deberes-de-los-usuarios'),
    p('Al usar el sitio y contratar un servicio te comprometes a:'),
    ul(
      ['usarlo conforme a la ley, a estos términos y a la buena fe;'],
      ['tratar con respeto a los chefs, a sus ayudantes y a nuestro equipo;'],
      ['no suplantar a otra persona ni solicitar servicios que no piensas contratar;'],
      ['no contratar por fuera del sitio un servicio que cotizaste a través de él;'],
      [
        'no intentar acceder a áreas restringidas, ni extraer datos de forma masiva, ni alterar el funcionamiento del sitio;',
      ],
      ['no servir alcohol a menores de edad durante una experiencia.'],
    ),
    h2('Enlaces a otros sitios', 'enlaces'),
    p(
      'Algunas páginas enlazan a sitios de terceros, como redes sociales, formularios o mensajería. No controlamos su contenido ni cómo tratan tus datos: al visitarlos rigen sus propias condiciones. Puedes enlazar a nuestras páginas siempre que no sugieras una relación que no existe.',
    ),
    h2('Compras en el sitio', 'compras'),
    p(
      'Antes de pagar recibes el detalle de tu compra: el chef, el menú, la fecha, la comuna, el número de personas, el precio por persona, la boleta del chef y el total. La compra se perfecciona cuando aceptas ese detalle y se confirma el pago; entonces te enviamos un comprobante a tu correo.',
    ),
    p(
      'Los datos de tu tarjeta los trata el proveedor de pagos: nosotros no los vemos ni los guardamos. Los precios que ves en el sitio pueden cambiar, pero nunca los de una compra ya confirmada.',
    ),
    h2('Contratación de servicios', 'contratacion-de-servicios'),
    p(
      'Las experiencias presenciales se prestan en Santiago Centro, Ñuñoa, Providencia, La Reina, Las Condes, Vitacura, Lo Barnechea, Colina, Huechuraba, San Miguel, La Florida y Viña del Mar. Las clases online, en todo Chile.',
    ),
    p(
      'Recibirás al chef y a sus ayudantes en un lugar limpio y seguro, con agua, electricidad y una cocina que funcione, salvo que acuerden otra cosa. Avísanos de alergias y restricciones alimentarias al cotizar: es la única forma de que el chef pueda cuidarte.',
    ),
    p(
      'Un chef puede retirar de su agenda un horario disponible solo si nadie lo ha reservado y con al menos',
      ' ',
      b('24 horas de anticipación'),
      '. Un horario reservado se mantiene.',
    ),
    h2('Notificaciones', 'notificaciones'),
    p(
      'Nos comunicamos contigo por el correo o el teléfono que nos diste, y tú con nosotros por los datos de contacto del sitio. Una notificación se entiende recibida ',
      b('al tercer día'),
      ' de enviada.',
    ),
    p('Respondemos las notificaciones y los reclamos dentro de ', b('5 días hábiles'), '.'),
    p(
      'Si cambiamos estos términos, publicaremos aquí la nueva versión con su fecha. A los servicios ya contratados se les aplican los términos vigentes el día en que los contrataste.',
    ),
    h2('Indemnidad', 'indemnidad'),
    p(
      'Si por infringir estos términos o la ley causas un daño a otra persona y esta nos reclama a nosotros, te harás cargo de ese reclamo y de los gastos que nos provoque. Nada de lo escrito aquí limita los derechos que te reconoce la ley como consumidor, ni nuestra responsabilidad cuando no puede limitarse.',
    ),
    h2('Ley aplicable', 'ley-chilena'),
    p(
      'Estos términos se rigen por las leyes de la República de Chile, en especial la Ley N.º 19.496 sobre protección de los derechos de los consumidores. Cualquier diferencia la verán los tribunales chilenos competentes. Antes de llegar a eso, escríbenos: casi todo se arregla conversando.',
    ),
  ],
  FIGURES,
);
