import type { TermsSection } from './section';

/** The part of the price that is refunded, by the time before the event. */
const REFUNDS = [
  { notice: 'Más de 5 días hábiles antes', refund: '100 %' },
  { notice: 'Entre 3 y 5 días hábiles antes', refund: '50 %' },
  { notice: 'Menos de 3 días hábiles antes', refund: '30 %' },
];

export const businessModel: TermsSection = {
  id: 'modelo-de-negocio',
  title: 'Modelo de negocio',
  body: (
    <>
      <p>
        Somos un intermediario: conectamos a chefs independientes con personas y empresas que buscan cenas, clases de
        cocina, clases online, team building, gift cards y catering.
      </p>
      <p>
        Los chefs no son empleados nuestros. Cada uno define sus menús, sus precios, sus comunas y su agenda, y responde
        por el servicio que presta: la calidad e inocuidad de los alimentos, el trato y el cumplimiento de lo acordado.
        Nosotros respondemos por la intermediación: mostrarte información fiel, coordinar la cotización y cursar pagos y
        devoluciones.
      </p>
    </>
  ),
};

export const payment: TermsSection = {
  id: 'pago-y-cancelacion',
  title: 'Pago y cancelación',
  body: (
    <>
      <p>
        Puedes pagar con tarjeta, a través de un proveedor de pagos con tarjeta, o por transferencia bancaria cuando se
        trata de una cotización a la medida. La fecha queda reservada una vez confirmado el pago.
      </p>
      <p>
        Los precios están en pesos chilenos. El precio por persona <strong>no incluye el 10,75&nbsp;%</strong> que
        corresponde a la boleta del chef; ese monto se agrega al total y aparece en tu cotización.
      </p>
      <p>Si cancelas una experiencia ya pagada, te devolvemos una parte del precio según cuánto falte para la fecha:</p>
      <table>
        <caption className="visually-hidden">Devolución según el momento de la cancelación</caption>
        <thead>
          <tr>
            <th scope="col">Cancelas</th>
            <th scope="col">Te devolvemos</th>
          </tr>
        </thead>
        <tbody>
          {REFUNDS.map(({ notice, refund }) => (
            <tr key={notice}>
              <th scope="row">{notice}</th>
              <td>{refund}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        La devolución se hace por el mismo medio con que pagaste. Son días hábiles los de lunes a viernes, salvo
        festivos. Si es el chef quien no puede cumplir, te ofrecemos otro chef u otra fecha y, si no te acomoda, te
        devolvemos el total.
      </p>
    </>
  ),
};

export const purchases: TermsSection = {
  id: 'compras',
  title: 'Compras en el sitio',
  body: (
    <>
      <p>
        Antes de pagar recibes el detalle de tu compra: el chef, el menú, la fecha, la comuna, el número de personas, el
        precio por persona, la boleta del chef y el total. La compra se perfecciona cuando aceptas ese detalle y se
        confirma el pago; entonces te enviamos un comprobante a tu correo.
      </p>
      <p>
        Los datos de tu tarjeta los trata el proveedor de pagos: nosotros no los vemos ni los guardamos. Los precios que
        ves en el sitio pueden cambiar, pero nunca los de una compra ya confirmada.
      </p>
    </>
  ),
};

export const contracting: TermsSection = {
  id: 'contratacion-de-servicios',
  title: 'Contratación de servicios',
  body: (
    <>
      <p>
        Las experiencias presenciales se prestan en Santiago Centro, Ñuñoa, Providencia, La Reina, Las Condes, Vitacura,
        Lo Barnechea, Colina, Huechuraba, San Miguel, La Florida y Viña del Mar. Las clases online, en todo Chile.
      </p>
      <p>
        Recibirás al chef y a sus ayudantes en un lugar limpio y seguro, con agua, electricidad y una cocina que
        funcione, salvo que acuerden otra cosa. Avísanos de alergias y restricciones alimentarias al cotizar: es la
        única forma de que el chef pueda cuidarte.
      </p>
      <p>
        Un chef puede retirar de su agenda un horario disponible solo si nadie lo ha reservado y con al menos{' '}
        <strong>24 horas de anticipación</strong>. Un horario reservado se mantiene.
      </p>
    </>
  ),
};
