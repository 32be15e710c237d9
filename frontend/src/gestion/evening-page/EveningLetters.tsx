import { Button } from 'antd';

import { useOpenChatMutation, type EveningChatDto, type EveningLetterDto, type EveningPageDto } from '../../api/api';
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

const STATES: Record<EveningLetterDto['state'], string> = {
  waiting: 'en camino',
  sent: 'enviada',
  refused: 'no llegó',
  failed: 'no llegó',
  dropped: 'ya no hizo falta',
};

/** What was mailed to whom, and the same as messages for WhatsApp. */
export function EveningLetters({ evening, calls }: { evening: EveningPageDto; calls: RowCall }) {
  const { id, letters, chats } = evening;
  const [openChat] = useOpenChatMutation();
  const { open, byHand } = useChat();
  const phones = { client: evening.client_phone, chef: evening.chef?.phone_number ?? '' };
  const mine = chats.filter(({ reader }) => hasChat(phones[reader]));
  if (letters.length === 0 && mine.length === 0) return null;
  const write = async ({ letter, reader }: EveningChatDto) =>
    (await calls.run(id, () => openChat({ id, openChatDto: { letter, reader } }).unwrap())).answer?.data;
  return (
    <section aria-labelledby="evening-letters">
      <h2 id="evening-letters">Cartas</h2>
      {letters.length > 0 && (
        <ul className="g-evening-list">
          {letters.map((letter, at) => (
            <li key={at}>
              <span>
                {letter.title}, {READERS[letter.reader]}
              </span>
              <small>
                {momentText(letter.at)} · {STATES[letter.state]}
                {letter.problem && `: ${letter.problem}`}
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
