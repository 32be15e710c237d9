import { CrossIcon } from '../icons';
import './refused-files.css';
import type { Refusals } from './use-refusals';

/** From here on they are dismissed together, too. */
const MANY = 3;

/** The files a field did not take, each with its sentence, until they are dismissed. */
export function RefusedFiles({ refusals, dismiss, dismissAll }: Omit<Refusals, 'refuse'>) {
  return (
    <div role="alert" className="refused-files">
      {refusals.length > 0 && (
        <ul>
          {refusals.map((refusal) => (
            <li key={refusal.id}>
              <p className="field-error">{refusal.sentence}</p>
              <button type="button" aria-label={`Descartar: ${refusal.sentence}`} onClick={() => dismiss(refusal)}>
                <CrossIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      {refusals.length >= MANY && (
        <button type="button" className="refused-files-all" onClick={dismissAll}>
          Descartar los {refusals.length} avisos
        </button>
      )}
    </div>
  );
}
