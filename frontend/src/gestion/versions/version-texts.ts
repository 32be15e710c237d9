import type { VersionDto } from '../../api/generated';

const DAY = new Intl.DateTimeFormat('es-CL', { day: 'numeric', month: 'short', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('es-CL', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** '23 nov 2026, 14:05' */
export function momentText(at: string): string {
  const moment = new Date(at);
  return `${DAY.format(moment)}, ${TIME.format(moment)}`;
}

/** Who saved a version, and which one was restored with it: 'Ana Pérez · restauró la del 23 nov 2026, 14:05'. */
export function authorText({ by, restored_from: from }: VersionDto, all: readonly VersionDto[]): string {
  const who = by ?? 'Así estaba antes';
  if (from === null) return who;
  const source = all.find(({ number }) => number === from);
  return source ? `${who} · restauró la del ${momentText(source.at)}` : `${who} · restauró una anterior`;
}
