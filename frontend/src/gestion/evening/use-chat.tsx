import { useState } from 'react';

import type { ChatDto } from '../../api/generated';
import { chatLink } from '../../ui/format';

/**
 * Opens WhatsApp with a message that the server writes, and notes. The tab is opened with the press, because browsers let no later
 * one; where they let none, the address is shown to be pressed.
 */
export function useChat() {
  const [blocked, setBlocked] = useState<string>();
  const open = async (write: () => Promise<ChatDto | null | undefined>) => {
    const tab = window.open('', '_blank');
    const chat = await write();
    if (!chat) return tab?.close();
    const address = chatLink(chat.phone_number, chat.text);
    setBlocked(tab ? undefined : address);
    if (!tab) return;
    tab.opener = null;
    tab.location.href = address;
  };
  const byHand = blocked && (
    <a href={blocked} target="_blank" rel="noopener noreferrer">
      Abrir WhatsApp
    </a>
  );
  return { open, byHand };
}
