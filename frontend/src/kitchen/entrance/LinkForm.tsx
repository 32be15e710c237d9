import { useEffect, useId, useRef, useState, type FormEvent } from 'react';

import { fieldErrorsOf } from '../../api/error-text';
import { useAskForKitchenLinkMutation } from '../../api/kitchen.generated';
import { TextField } from '../TextField';
import { failureText } from '../failure-text';

/** Asks for a link by mail. What it says afterwards is the same for every address. */
export function LinkForm({ email: known = '' }: { email?: string }) {
  const id = useId();
  const [email, setEmail] = useState(known);
  const [ask, { isLoading }] = useAskForKitchenLinkMutation();
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isLoading) return;
    setProblem(undefined);
    const { error } = await ask({ askForLinkDto: { email: email.trim() } });
    if (error) setProblem(fieldErrorsOf(error)[0]?.msg ?? failureText(error));
    else setSent(true);
  };

  if (sent)
    return (
      <div className="kitchen-sent" role="status">
        <p>
          Si <strong>{email.trim()}</strong> tiene acceso, te mandamos un enlace. Sirve una sola vez, durante 15
          minutos.
        </p>
        <p className="help">¿No llega? Mira en el correo no deseado, o espera un minuto y pide otro.</p>
        <button type="button" className="link" onClick={() => setSent(false)}>
          Pedir otro enlace
        </button>
      </div>
    );
  return (
    <form className="kitchen-link" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        id={id}
        ref={field}
        label="Tu correo"
        problem={problem}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        maxLength={254}
        value={email}
        onChange={setEmail}
      />
      <button type="submit" className="btn btn--lg" aria-busy={isLoading}>
        Mandarme un enlace
      </button>
    </form>
  );
}
