import type { MyRequestDto } from '../../api/link.generated';
import { longDate } from '../long-date';
import { Step } from './Step';
import { ERASE } from './take-my-request';

/** 'Borrar mis datos'; where staff have that to do, why the data are still needed and until when they answer. */
export function DataRights({ erasure, answered_until: until }: Pick<MyRequestDto, 'erasure' | 'answered_until'>) {
  return (
    <section aria-labelledby="datos">
      <h2 id="datos">Tus datos</h2>
      <p>
        Los usamos solo para responderte, como dice la <a href="/privacidad">página de privacidad</a>.
      </p>
      {erasure === 'now' && (
        <Step
          open="Borrar mis datos"
          question="Borraremos ahora mismo tu nombre, tu correo, tu teléfono y todo lo que escribiste. Si la solicitud sigue abierta, queda retirada. No se puede deshacer."
          action={ERASE}
          confirm="Sí, borrar mis datos"
        />
      )}
      {erasure === 'by_staff' && !until && (
        <Step
          open="Borrar mis datos"
          question="Como aceptaste una cotización, todavía necesitamos algunos datos para la comida, su pago y sus documentos. Una persona del equipo revisará tu pedido y te responderá a más tardar en 30 días."
          action={ERASE}
          confirm="Sí, pedir que los borren"
        />
      )}
      {erasure === 'by_staff' && until && (
        <p>
          Pediste que borremos tus datos. Como aceptaste una cotización, todavía necesitamos algunos para la comida, su
          pago y sus documentos: te responderemos a más tardar el {longDate(until)}.
        </p>
      )}
    </section>
  );
}
