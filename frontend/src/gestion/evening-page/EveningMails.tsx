import { Button } from 'antd';

import { useOpenChatMutation, type EveningChatDto, type EveningMailDto, type EveningPageDto } from '../../api/api';
import type { RowCall } from '../../ui/admin/list/use-row-call';
import { momentText } from '../../ui/admin/moments';
import { hasChat } from '../../ui/format';
import { useChat } from '../evening/use-chat';

const READERS = {
  client: 'al cliente',
  chef: 'al chef',
  office: 'a la empresa',
  former_chef: 'al chef anterior',
} as const;

const STATES: Record<EveningMailDto['state'], string> = {
  waiting: 'en camino',
  sent: 'enviada',
  refused: 'no llegó',
  failed: 'no llegó',
  dropped: 'ya no hizo falta',
};

/** What was mailed to whom, and the same as messages for WhatsApp. */
export function EveningMails({ evening, calls }: { evening: EveningPageDto; calls: RowCall }) {
  const { id, letters: mails, chats } = evening;
  const [openChat] = useOpenChatMutation();
  const { open, byHand } = useChat();
  const phones = { client: evening.client_phone, chef: evening.chef?.phone_number ?? '' };
  const mine = chats.filter(({ reader }) => hasChat(phones[reader]));
  if (mails.length === 0 && mine.length === 0) return null;
  const write = async ({ letter, reader }: EveningChatDto) =>
    (await calls.run(id, () => openChat({ id, openChatDto: { letter, reader } }).unwrap())).answer?.data;
  return (
    <section aria-labelledby="evening-mails">
      <h2 id="evening-mails">Cartas</h2>
      {mails.length > 0 && (
        <ul className="g-evening-list">
          {mails.map((mail, at) => (
            <li key={at}>
              <span>
                {mail.title}, {READERS[mail.reader]}
              </span>
              <small>
                {momentText(mail.at)} · {STATES[mail.state]}
                {mail.problem && `: ${mail.problem}`}
              </small>
            </li>
          ))}
        </ul>
      )}
      {mine.length > 0 && (
        <>
          <h3>Enviar por WhatsApp</h3>
          <div className="g-evening-buttons">
            {mine.map((chat) => (
              <Button
                key={`${chat.letter} ${chat.reader}`}
                size="small"
                disabled={calls.isBusy(id)}
                onClick={() => void open(() => write(chat))}
              >
                {chat.title}, {READERS[chat.reader]}
              </Button>
            ))}
            {byHand}
          </div>
        </>
      )}
    </section>
  );
}
