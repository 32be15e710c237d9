import { Tooltip } from 'antd';

/** Why a row offers less than others. */
export function ProtectedMark() {
  return (
    <Tooltip
      title="Administrador protegido por la configuración: no se puede desactivar, eliminar ni cambiar de rol."
      trigger={['hover', 'focus']}
      color="#35140f"
    >
      <span className="people-mark" tabIndex={0}>
        Protegido
      </span>
    </Tooltip>
  );
}
