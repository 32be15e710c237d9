import { useId, useState, type FormEvent } from 'react';

import { useGiveBoletaMutation, type ChefPartDto } from '../../api/kitchen.generated';
import { Field, FieldError } from '../../ui/Field';
import { dataUrlOf } from '../../ui/data-url-of';
import { useDownload } from '../../ui/use-download';
import { useSaving } from '../calendar/use-saving';
import { useUnsaved } from '../layout/use-unsaved';
import { TextField } from '../TextField';

const MAX_MB = 5;
const MB = 1024 * 1024;
const MAX_NUMBER = 999_999_999;

/** The boleta for an evening: the one that was given, and the way to give one while there is something to pay. */
export function Boleta({ part: { evening_id: id, boleta, state } }: { part: ChefPartDto }) {
  const { busy, problem, take } = useDownload();
  const [open, setOpen] = useState(false);
  const mayGive = state === 'due' || (state === 'paid' && boleta === null);
  if (boleta === null && !mayGive) return null;
  return (
    <div className="kitchen-boleta">
      {boleta !== null && (
        <button
          type="button"
          className="link"
          aria-busy={busy}
          onClick={() => void take(`/api/v1/kitchen/payouts/boleta/${id}`, `boleta-${boleta}.pdf`)}
        >
          Boleta {boleta}
        </button>
      )}
      {mayGive && !open && (
        <button type="button" className="link" onClick={() => setOpen(true)}>
          {boleta === null ? 'Subir mi boleta' : 'Cambiarla'}
        </button>
      )}
      {problem && <p role="alert">{problem}</p>}
      {mayGive && open && <BoletaForm eveningId={id} onDone={() => setOpen(false)} />}
    </div>
  );
}

function BoletaForm({ eveningId, onDone }: { eveningId: number; onDone: () => void }) {
  const id = useId();
  const [give] = useGiveBoletaMutation();
  const { busy, problem, save } = useSaving();
  const [number, setNumber] = useState('');
  const [file, setFile] = useState<File>();
  const [lack, setLack] = useState<string>();
  useUnsaved(number !== '' || file !== undefined);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const typed = Number(number);
    const lacks = lackOf(typed, file);
    setLack(lacks);
    if (lacks !== undefined || !file) return;
    const data = await dataUrlOf(file, 'application/pdf').catch(() => undefined);
    if (data === undefined) setLack('No pudimos leer el archivo. Elígelo otra vez.');
    else if (await save(() => give({ id: eveningId, giveBoletaDto: { number: typed, data } }))) onDone();
  };

  const said = lack ?? problem;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        id={`${id}-number`}
        label="Número de la boleta"
        inputMode="numeric"
        autoComplete="off"
        value={number}
        onChange={(typed) => setNumber(typed.replace(/\D/g, ''))}
      />
      <Field id={`${id}-file`} label="PDF" help={`De hasta ${MAX_MB} MB. Solo lo ve el equipo que paga.`}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept="application/pdf"
            onChange={({ target }) => setFile(target.files?.[0])}
          />
        )}
      </Field>
      <FieldError role="alert">{said}</FieldError>
      <div className="kitchen-buttons">
        <button type="submit" className="btn btn--sm" aria-busy={busy}>
          Subir boleta
        </button>
        <button type="button" className="btn btn--ghost btn--sm" onClick={onDone}>
          Cancelar
        </button>
      </div>
    </form>
  );
}

/** What stands in the way of a boleta; undefined where nothing does. */
function lackOf(number: number, file: File | undefined): string | undefined {
  if (!Number.isInteger(number) || number < 1 || number > MAX_NUMBER) return 'Escribe el número de la boleta.';
  if (!file) return 'Elige el PDF de la boleta.';
  return file.size > MAX_MB * MB ? `El PDF pesa más de ${MAX_MB} MB. Elige otro.` : undefined;
}
