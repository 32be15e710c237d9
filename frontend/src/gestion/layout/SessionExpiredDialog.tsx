import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';

import { loginPath } from '../../session/safe-return-path';
import { selectSessionExpired } from '../../session/session-slice';
import { Modal } from '../../ui/admin/dialog/Modal';
import { useToast } from '../../ui/Toast';

/**
 * Shown when the token has ended while somebody was at work: they sign in again in another tab and return to their
 * form, which has not changed. The other tab's token arrives through local storage and closes this dialog.
 */
export function SessionExpiredDialog() {
  const expired = useSelector(selectSessionExpired);
  const toast = useToast();
  const wasExpired = useRef(false);
  useEffect(() => {
    if (wasExpired.current && !expired) toast.success('Sesión iniciada. Puedes continuar donde quedaste.');
    wasExpired.current = expired;
  }, [expired, toast]);

  return (
    <Modal
      open={expired}
      title="Tu sesión terminó"
      width={448}
      centered
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" autoFocus href={loginPath('/gestion')} target="_blank" rel="noopener">
          Iniciar sesión en otra pestaña
        </Button>
      }
    >
      <p className="ask-text">
        Inicia sesión de nuevo y vuelve a esta pestaña: lo que escribiste sigue aquí y podrás guardarlo.
      </p>
    </Modal>
  );
}
