import { Hint } from '../../ui/admin/feedback/Hint';

/** Why some of what a row offers will be refused. */
export function ProtectedMark() {
  return (
    <Hint text="Administrador protegido por la configuración: no se puede desactivar, eliminar ni cambiar de rol.">
      <span className="people-mark" tabIndex={0}>
        Protegido
      </span>
    </Hint>
  );
}
