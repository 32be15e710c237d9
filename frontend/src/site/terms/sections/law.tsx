import type { TermsSection } from './section';

export const notices: TermsSection = {
  id: 'notificaciones',
  title: 'Notificaciones',
  body: (
    <>
      <p>
        Nos comunicamos contigo por el correo o el teléfono que nos diste, y tú con nosotros por los datos de contacto
        del sitio. Una notificación se entiende recibida <strong>al tercer día</strong> de enviada.
      </p>
      <p>
        Respondemos las notificaciones y los reclamos dentro de <strong>5 días hábiles</strong>.
      </p>
      <p>
        Si cambiamos estos términos, publicaremos aquí la nueva versión con su fecha. A los servicios ya contratados se
        les aplican los términos vigentes el día en que los contrataste.
      </p>
    </>
  ),
};

export const indemnity: TermsSection = {
  id: 'indemnidad',
  title: 'Indemnidad',
  body: (
    <p>
      Si por infringir estos términos o la ley causas un daño a otra persona y esta nos reclama a nosotros, te harás
      cargo de ese reclamo y de los gastos que nos provoque. Nada de lo escrito aquí limita los derechos que te reconoce
      la ley como consumidor, ni nuestra responsabilidad cuando no puede limitarse.
    </p>
  ),
};

export const chileanLaw: TermsSection = {
  id: 'ley-chilena',
  title: 'Ley aplicable',
  body: (
    <p>
      Estos términos se rigen por las leyes de la República de Chile, en especial la Ley N.º 19.496 sobre protección de
      los derechos de los consumidores. Cualquier diferencia la verán los tribunales chilenos competentes. Antes de
      llegar a eso, escríbenos: casi todo se arregla conversando.
    </p>
  ),
};
