/** What is kept of a sale, for the tax authority. */
const PAPERS =
  'De una cotización aceptada quedan seis años el número, la fecha, el chef, los invitados, los platos y los montos, sin tus datos.';

/**
 * How long a request is kept.
 * @param months how long a closed request is kept; 0 means for ever
 */
export function Retention({ months }: { months: number }) {
  if (months > 0)
    return (
      // One text without a bold word: what follows a bold word in a line moves when the font arrives.
      <p>
        {`Guardamos tu solicitud mientras la atendemos. Una vez cerrada, la conservamos ${months === 1 ? 'un mes' : `${months} meses`} más, por si quieres retomarla o reclamar por el servicio que salió de ella; después se borra de forma automática. Si nos lo pides, la borramos antes. ${PAPERS}`}
      </p>
    );
  return (
    <p>
      Guardamos tu solicitud <strong>mientras la atendemos</strong> y mientras puedas retomarla o reclamar por el
      servicio que salió de ella. Cuando ya no hace falta, la borramos; si nos lo pides, la borramos antes. {PAPERS}
    </p>
  );
}
