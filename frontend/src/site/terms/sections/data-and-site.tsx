import { Link } from 'react-router-dom';
import type { TermsSection } from './section';

export const privacy: TermsSection = {
  id: 'privacidad',
  title: 'Privacidad y datos personales',
  body: (
    <>
      <p>
        Tratamos tus datos personales de acuerdo con la Ley N.º 19.628 sobre protección de la vida privada. Te pedimos
        solo lo que hace falta para responderte: tu nombre, tu correo, tu teléfono, la comuna, la fecha, el número de
        invitados y lo que quieras contarnos.
      </p>
      <p>
        Usamos esos datos para preparar tu cotización, coordinar el servicio con el chef y atender lo que venga después.
        Los compartimos únicamente con el chef que elijas y con quienes nos prestan servicios para operar el sitio, y no
        los vendemos ni los cedemos para publicidad de terceros.
      </p>
      <p>
        Puedes pedir en cualquier momento que te informemos qué datos tuyos tenemos, que los corrijamos, que los
        eliminemos o que los bloqueemos. Escríbenos desde la página <Link to="/cotiza">Cotiza</Link>.
      </p>
      <p className="long-text__note">
        <strong>Desde diciembre de 2026</strong> rige la Ley N.º 21.719, que reemplaza las reglas de la Ley N.º 19.628.
        A partir de esa fecha tienes además derecho a oponerte a un tratamiento, a la portabilidad de tus datos y a
        reclamar ante la Agencia de Protección de Datos Personales. Las mediciones de visitas solo se activan si las
        aceptas.
      </p>
    </>
  ),
};

export const intellectualProperty: TermsSection = {
  id: 'propiedad-intelectual',
  title: 'Propiedad intelectual',
  body: (
    <>
      <p>
        El nombre, la marca, el diseño, los textos, las ilustraciones y el código de este sitio nos pertenecen o los
        usamos con autorización. Las recetas, las fotografías y las descripciones de cada chef son del chef que las
        publica.
      </p>
      <p>
        Puedes mirar, compartir e imprimir las páginas para tu uso personal. Para copiarlas, modificarlas o usarlas con
        fines comerciales necesitas nuestra autorización por escrito y, si corresponde, la del chef.
      </p>
    </>
  ),
};

export const access: TermsSection = {
  id: 'acceso-al-sitio',
  title: 'Acceso al sitio',
  body: (
    <>
      <p>
        Visitar el sitio es gratis y no exige crear una cuenta. Para solicitar o contratar un servicio debes tener{' '}
        <strong>18 años o más</strong> y capacidad legal para obligarte.
      </p>
      <p>
        Trabajamos para que el sitio esté siempre disponible, pero puede interrumpirse por mantención o por causas que
        no dependen de nosotros. Podemos suspender el acceso de quien lo use para dañar el sitio, a otros usuarios o a
        los chefs.
      </p>
      <p>Al usar el sitio aceptas estos términos. Si no estás de acuerdo con ellos, te pedimos que no lo uses.</p>
    </>
  ),
};
