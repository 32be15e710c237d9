import './embed.css';

/** Reserves the place of a provider's form until it arrives. */
export function EmbedWaiting() {
  return (
    <div className="embed__waiting">
      <p className="visually-hidden" role="status">
        Cargando el formulario
      </p>
      {Array.from({ length: 5 }, (_, row) => (
        <div key={row} className="embed__row" aria-hidden="true">
          <div className="skel skel--line" />
          <div className="skel embed__field" />
        </div>
      ))}
    </div>
  );
}
