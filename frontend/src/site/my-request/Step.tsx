interface StepProps {
  /** What opens the question. */
  open: string;
  question: string;
  /** What the form is called. */
  action: string;
  /** What the button says that does it. */
  confirm: string;
  /** What goes along, by its name. */
  fields?: Record<string, string | number>;
}

/** Something that cannot be undone: a press opens the question, another does it. Works without scripts. */
export function Step({ open, question, action, confirm, fields = {} }: StepProps) {
  return (
    <details className="step">
      <summary>{open}</summary>
      <form method="post">
        <p>{question}</p>
        <input type="hidden" name="accion" value={action} />
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button className="btn btn--danger" type="submit">
          {confirm}
        </button>
      </form>
    </details>
  );
}
