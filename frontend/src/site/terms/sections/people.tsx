import type { TermsSection } from './section';

export const truthfulness: TermsSection = {
  id: 'veracidad',
  title: 'Veracidad de la información',
  body: (
    <>
      <p>
        Los datos que nos entregas deben ser verdaderos, completos y actuales. Si cambian antes de tu evento, cuéntanos:
        un teléfono equivocado o un invitado de más pueden dejar a tu mesa sin plato.
      </p>
      <p>
        Revisamos la información que publican los chefs y corregimos los errores que detectamos o nos informan. Las
        ilustraciones y fotografías son referenciales: el menú escrito es el que manda.
      </p>
    </>
  ),
};

export const duties: TermsSection = {
  id: 'deberes-de-los-usuarios',
  title: 'Deberes de los usuarios',
  body: (
    <>
      <p>Al usar el sitio y contratar un servicio te comprometes a:</p>
      <ul>
        <li>usarlo conforme a la ley, a estos términos y a la buena fe;</li>
        <li>tratar con respeto a los chefs, a sus ayudantes y a nuestro equipo;</li>
        <li>no suplantar a otra persona ni solicitar servicios que no piensas contratar;</li>
        <li>no contratar por fuera del sitio un servicio que cotizaste a través de él;</li>
        <li>
          no intentar acceder a áreas restringidas, ni extraer datos de forma masiva, ni alterar el funcionamiento del
          sitio;
        </li>
        <li>no servir alcohol a menores de edad durante una experiencia.</li>
      </ul>
    </>
  ),
};

export const links: TermsSection = {
  id: 'enlaces',
  title: 'Enlaces a otros sitios',
  body: (
    <p>
      Algunas páginas enlazan a sitios de terceros, como redes sociales, formularios o mensajería. No controlamos su
      contenido ni cómo tratan tus datos: al visitarlos rigen sus propias condiciones. Puedes enlazar a nuestras páginas
      siempre que no sugieras una relación que no existe.
    </p>
  ),
};
