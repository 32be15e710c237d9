import { momentInChile } from '../../platform/http/value/day.js';
import { shownPhone } from '../../platform/http/value/phone.js';
import { shortDay } from '../../platform/http/value/words.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { hourText } from './duties/duty-words.js';
import type { Duties } from './today.repository.js';
import type { DutyDto } from './today.dto.js';

/** A duty in two lines: whom and what it is about, and whose it is. */
function textOf({ client, text, evening, since, due_on: due, owner }: DutyDto): string {
  const when = evening
    ? [
        `${shortDay(evening.day)}, ${hourText(evening.starts_at)}`,
        evening.place,
        `cocina ${evening.chef_name}`,
        evening.phone_number && shownPhone(evening.phone_number),
      ]
    : [`desde el ${momentInChile(new Date(since))}`, due && `plazo legal: ${shortDay(due)}`];
  const whose = owner?.active ? `de ${owner.name}` : 'de nadie';
  return [[client, text].filter(Boolean).join(' · '), [...when, whose].filter(Boolean).join(' · ')].join('\n');
}

/** 'Hoy' as a mail to one of the staff: what the Dashboard shows this person. */
export function todayMail(
  { duties, more }: Duties,
  { name, email }: { name: string; email: string },
  publicUrl: string,
): MailContent {
  const count = duties.length + more.reduce((sum, kind) => sum + kind.count, 0);
  return {
    to: { name, address: email },
    list: 'hoy',
    title: 'Hoy',
    subject: count === 1 ? 'Hoy: 1 cosa por hacer' : `Hoy: ${count} cosas por hacer`,
    paragraphs: [`Hola ${name}:`, 'Esto es lo que espera, lo más antiguo primero.'],
    facts: [
      ...duties.map((duty) => [duty.title, textOf(duty)] as const),
      ...more.map(({ title, count: others }) => [title, `y ${others} más`] as const),
    ],
    action: { label: 'Abrir Hoy', url: `${publicUrl}/gestion` },
    after: ['Recibes este correo los días hábiles porque lo pediste. En «Hoy» puedes dejar de recibirlo.'],
  };
}
