import type { MyRequestDto } from '../../api/secret.generated';
import { Step } from './Step';
import { ERASE } from './take-my-request';
import { longDay } from './words';

interface DataRightsProps {
  erasure: MyRequestDto['erasure'];
  /** Until when staff answer, where the client has just asked. */
  until: string | undefined;
}

/** 'Borrar mis datos', or why they are still needed and until when staff answer. */
export function DataRights({ erasure, until }: DataRightsProps) {
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
      {until && (
        <p role="status">
          Pediste que borremos tus datos. Como aceptaste una cotización, todavía necesitamos algunos para la comida, su
          pago y sus documentos: te responderemos a más tardar el {longDay(until)}.
        </p>
      )}
    </section>
  );
}
