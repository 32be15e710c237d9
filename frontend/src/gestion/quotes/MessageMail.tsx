import { useSendMessageAgainMutation, type MailDto } from '../../api/api';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import { isOnItsWay, isUndelivered, problemText } from '../../ui/admin/feedback/mail';
import { useRowCall } from '../../ui/admin/list/use-row-call';

/** 'Entregado', 'En camino' or 'No entregado': what has become of a message by mail. */
function stateText(mail: MailDto): string {
  if (mail.state === 'dropped') return 'No se envió';
  if (isUndelivered(mail)) return 'No entregado';
  return isOnItsWay(mail) ? 'En camino' : 'Entregado';
}

/** Whether a message has arrived at the client's mail server. One that has not says why, and can be sent again. */
export function MessageMail({ id, mail }: { id: number; mail: MailDto }) {
  const calls = useRowCall();
  const [sendAgain] = useSendMessageAgainMutation();
  const isTrouble = isUndelivered(mail) || (isOnItsWay(mail) && mail.problem !== null);
  return (
    <p className={isTrouble ? 'g-request-mail is-trouble' : 'g-request-mail'}>
      <span>
        {stateText(mail)}
        {mail.problem && `. ${problemText(mail)}`}
      </span>
      {isTrouble && (
        <LoadingButton
          size="small"
          busy={calls.isBusy(id)}
          onClick={() => void calls.run(id, () => sendAgain({ id }).unwrap())}
        >
          Reintentar
        </LoadingButton>
      )}
    </p>
  );
}
