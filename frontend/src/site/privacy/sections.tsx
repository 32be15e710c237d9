import type { ReactNode } from 'react';

export interface PrivacySection {
  id: string;
  title: string;
  body: ReactNode;
}

/**
 * Which data of a visitor are kept, why, for how long, and which rights the visitor has.
 * @param months how long a closed request is kept; 0 means for ever
 */
export const privacySections = (months: number): readonly PrivacySection[] => [
  {
    id: 'que-guardamos',
    title: 'Qué guardamos y para qué',
    body: (
      <>
        <p>
          Puedes mirar todo el sitio sin decirnos quién eres. Guardamos datos tuyos solo cuando pides una cotización o
          nos escribes:
        </p>
        <ul>
          <li>
            <strong>Tu nombre, correo y teléfono</strong>, para responderte.
          </li>
          <li>
            <strong>La comuna, la fecha, cuántos son, qué quieres hacer y tu mensaje</strong>, para proponerte chefs y
            menús que calcen.
          </li>
          <li>
            <strong>El chef o la experiencia que estabas mirando</strong> y, si llegaste por un aviso, el nombre de esa
            campaña.
          </li>
          <li>
            <strong>Cuándo aceptaste</strong> que usáramos estos datos.
          </li>
        </ul>
        <p>
          Los usamos con tu consentimiento, que das al enviar el formulario y que puedes retirar cuando quieras. No los
          usamos para decidir nada de forma automática ni para enviarte publicidad.
        </p>
      </>
    ),
  },
  {
    id: 'cuanto-tiempo',
    title: 'Cuánto tiempo',
    body: (
      <>
        {months > 0 ? (
          // One text without a bold word: what follows a bold word in a line moves when the font arrives.
          <p>
            {`Guardamos tu solicitud mientras la atendemos. Una vez cerrada, la conservamos ${months === 1 ? 'un mes' : `${months} meses`} más, por si quieres retomarla o reclamar por el servicio que salió de ella; después se borra de forma automática. Si nos lo pides, la borramos antes.`}
          </p>
        ) : (
          <p>
            Guardamos tu solicitud <strong>mientras la atendemos</strong> y mientras puedas retomarla o reclamar por el
            servicio que salió de ella. Cuando ya no hace falta, la borramos; si nos lo pides, la borramos antes.
          </p>
        )}
        <p>Si contratas un servicio, conservamos además los documentos tributarios por el plazo que exige la ley.</p>
      </>
    ),
  },
  {
    id: 'con-quien',
    title: 'Con quién los compartimos',
    body: (
      <>
        <p>
          Con el chef que elijas, para que pueda responderte, y con quienes nos prestan servicios para operar el sitio:
          el alojamiento, el correo y, en algunas páginas, el formulario de un proveedor (Pipedrive, JotForm o Google),
          que recibe lo que escribes en él y puede estar fuera de Chile.
        </p>
        <p>No vendemos tus datos ni los cedemos para publicidad de terceros.</p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies y mediciones',
    body: (
      <>
        <p>
          El sitio funciona sin cookies. Tu navegador guarda en tu equipo solo lo necesario: lo que respondiste sobre
          las mediciones y los formularios de otras empresas y, mientras la pestaña está abierta, la campaña por la que
          llegaste.
        </p>
        <p>
          Si contamos las visitas, lo hacemos con Google Analytics y <strong>solo si lo aceptas</strong>. Antes de eso
          Google no recibe nada. Si aceptas, Google recibe las páginas que abres y usa cookies propias para contarlas.
          Puedes cambiar tu respuesta cuando quieras en «Cookies y privacidad», al pie de cada página.
        </p>
        <p>
          Además medimos, sin cookies y sin saber quién eres, cuánto tarda cada página en verse y en responder. Tu
          navegador lo dice solo a este sitio, con el tipo de página y si usas teléfono, tableta o computador; de eso
          quedan sumas, no visitas. Si tu navegador pide que no te sigan (Do Not Track o Global Privacy Control), no lo
          hace.
        </p>
        <p>
          El formulario de un proveedor se carga recién cuando lo abres tú con el botón para cotizar o, en la página que
          lo ofrece, cuando aceptas verlo ahí. Recordamos tu respuesta y puedes cambiarla debajo del mismo formulario.
          Para funcionar puede usar cookies propias, que este sitio no lee.
        </p>
      </>
    ),
  },
  {
    id: 'tus-derechos',
    title: 'Tus derechos',
    body: (
      <>
        <p>
          La Ley N.º 21.719, que rige desde diciembre de 2026 y reemplaza las reglas de la Ley N.º 19.628, te da estos
          derechos sobre tus datos personales:
        </p>
        <ul>
          <li>
            <strong>Acceso:</strong> saber qué datos tuyos tenemos, de dónde salieron, para qué los usamos y con quién
            los compartimos.
          </li>
          <li>
            <strong>Rectificación:</strong> corregir los que estén equivocados o incompletos.
          </li>
          <li>
            <strong>Supresión:</strong> borrarlos cuando ya no hagan falta o retires tu consentimiento.
          </li>
          <li>
            <strong>Oposición:</strong> pedir que no los usemos para un fin determinado.
          </li>
          <li>
            <strong>Portabilidad:</strong> recibir una copia que puedas llevar a otra parte.
          </li>
          <li>
            <strong>Bloqueo:</strong> que dejemos de usarlos mientras resolvemos lo que nos pediste.
          </li>
        </ul>
        <p>
          Ejercerlos es gratis. Escríbenos con tu nombre y lo que necesitas; te podemos pedir que confirmes que eres tú.
          Respondemos a más tardar en 30 días corridos. Si no quedas conforme, puedes reclamar ante la Agencia de
          Protección de Datos Personales.
        </p>
      </>
    ),
  },
  {
    id: 'seguridad',
    title: 'Cómo los cuidamos',
    body: (
      <p>
        Tus datos viajan cifrados, los ve solo el equipo que responde las solicitudes y cada persona entra con su propia
        cuenta. Si alguna vez un problema de seguridad pudiera afectarte, te avisaremos a ti y a la autoridad.
      </p>
    ),
  },
];
