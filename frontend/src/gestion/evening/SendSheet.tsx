import { Button } from 'antd';

import { useSendSheetMutation, type EveningPageDto } from '../../api/api';
import type { RowCall } from '../../ui/admin/list/use-row-call';
import { hasChat } from '../../ui/format';
import { useChat } from './use-chat';

interface SendSheetProps {
  eveningId: number;
  /** Null once the chef was deleted. */
  chef: { phone_number: string } | null;
  mails: boolean;
  /** Whether the chef has the present one: then it is no first thing to do. */
  has: boolean;
  calls: RowCall;
}

/** Sends the chef the present sheet, by mail or in WhatsApp; each is noted. */
export function SendSheet({ eveningId: id, chef, mails, has, calls }: SendSheetProps) {
  const [send] = useSendSheetMutation();
  const { open, byHand } = useChat();
  const busy = calls.isBusy(id);
  const sent = async (by: 'mail' | 'whatsapp') =>
    (await calls.run(id, () => send({ id, sendSheetDto: { by } }).unwrap())).answer?.data.chat;
  if (!chef) return null;
  return (
    <>
      {mails && (
        <Button type={has ? 'default' : 'primary'} disabled={busy} onClick={() => void sent('mail')}>
          {has ? 'Enviar la ficha otra vez' : 'Enviar ficha del chef'}
        </Button>
      )}
      {hasChat(chef.phone_number) && (
        <Button
          type={mails || has ? 'default' : 'primary'}
          disabled={busy}
          onClick={() => void open(() => sent('whatsapp'))}
        >
          Ficha por WhatsApp
        </Button>
      )}
      {byHand}
    </>
  );
}

/** Whether the chef of an evening has its present sheet, in a sentence. */
export function sheetText({ sheet, sheet_confirmed_at: at, chef_name: chef }: EveningPageDto): string {
  if (sheet === 'none') return `${chef} aún no tiene la ficha.`;
  if (sheet === 'stale') return `La ficha que tiene ${chef} ya no vale.`;
  return at ? `${chef} confirmó que recibió la ficha.` : `${chef} tiene la ficha y aún no la confirma.`;
}
