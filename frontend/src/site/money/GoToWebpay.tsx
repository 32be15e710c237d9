import { clp } from '../../ui/format';
import { Head } from '../../ui/Head';
import type { OpenTry } from './before-webpay';

/** The last step before Webpay: its form is another site's, so a press of the client leads there. */
export function GoToWebpay({
  opened: {
    amount,
    form: { url, token },
  },
  back,
}: {
  opened: OpenTry;
  back: string | null;
}) {
  return (
    <section className="payment__go">
      <Head title="Ir a Webpay" noindex />
      <p className="link-page__hello">Último paso</p>
      <h1>Vas a pagar {clp(amount)}</h1>
      <p className="link-page__lead">
        Pagas en Webpay, la página de Transbank: nosotros no vemos tu tarjeta. Tienes cinco minutos para entrar, y
        después vuelves aquí.
      </p>
      <form method="post" action={url}>
        <input type="hidden" name="token_ws" value={token} />
        <button className="btn btn--lg" type="submit">
          Ir a Webpay
        </button>
      </form>
      {back && (
        <p>
          <a href={back}>Volver sin pagar</a>
        </p>
      )}
    </section>
  );
}
