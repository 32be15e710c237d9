import { Button } from 'antd';
import { useEffect, useId, useState, type ReactNode } from 'react';

import './conflict.css';
import type { Choices, Difference, Side } from './conflict';
import { Modal } from '../dialog/Modal';

export interface ConflictDialogProps {
  /** What both have changed (`differencesOf`). The dialog is open while there are any. */
  differences: Difference[];
  /** Called when every difference is decided. Merge (`mergeFields`) and save on the new version. */
  onChoose: (choices: Choices) => void;
  /** Back to the form, which has not changed. */
  onBack: () => void;
}

/**
 * Shown when somebody else has saved the same fields of a record meanwhile (HTTP 409): their changes beside one's own, to be
 * chosen field by field or all at once. Nothing is lost, and nothing is saved before the choice.
 */
export function ConflictDialog({ differences, onChoose, onBack }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Choices>({});
  // The content stays visible while the dialog fades out.
  const [shown, setShown] = useState(differences);
  useEffect(() => {
    if (differences.length === 0) return;
    setShown(differences);
    setChoices(Object.fromEntries(differences.map(({ key, suggested }) => [key, suggested])));
  }, [differences]);
  const all = (side: Side) => setChoices(Object.fromEntries(differences.map(({ key }) => [key, side])));

  return (
    <Modal
      open={differences.length > 0}
      title="Otra persona guardó cambios"
      width={820}
      centered
      closable={false}
      mask={{ closable: false }}
      onCancel={onBack}
      footer={[
        <Button key="back" type="text" autoFocus onClick={onBack}>
          Seguir editando
        </Button>,
        <Button key="save" type="primary" onClick={() => onChoose(choices)}>
          Guardar con lo elegido
        </Button>,
      ]}
    >
      <p className="ask-text">
        Mientras editabas, otra persona cambió lo mismo que tú. Elige con qué quedarte en cada caso: lo demás que
        escribió cada una se conserva.
      </p>
      <p className="conflict-all">
        <Button size="small" onClick={() => all('mine')}>
          Conservar todo lo mío
        </Button>
        <Button size="small" onClick={() => all('theirs')}>
          Usar todo lo guardado
        </Button>
      </p>
      {shown.map((difference) => (
        <Comparison
          key={difference.key}
          difference={difference}
          chosen={choices[difference.key] ?? difference.suggested}
          onChoose={(side) => setChoices((before) => ({ ...before, [difference.key]: side }))}
        />
      ))}
    </Modal>
  );
}

interface ComparisonProps {
  difference: Difference;
  chosen: Side;
  onChoose: (side: Side) => void;
}

function Comparison({ difference: { label, mine, theirs }, chosen, onChoose }: ComparisonProps) {
  const group = useId();
  const side = (value: Side, title: string, content: ReactNode) => (
    <label className="conflict-side">
      <span className="conflict-pick">
        <input type="radio" name={group} checked={chosen === value} onChange={() => onChoose(value)} />
        {title}
      </span>
      <span className="conflict-value">{content}</span>
    </label>
  );
  return (
    <fieldset className="conflict">
      <legend>{label}</legend>
      {side('mine', 'Lo tuyo', mine)}
      {side('theirs', 'Lo que guardó la otra persona', theirs)}
    </fieldset>
  );
}
