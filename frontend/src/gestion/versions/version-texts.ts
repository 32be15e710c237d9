import type { VersionDto } from '../../api/generated';
import { momentText } from '../../ui/admin/moments';

/** Who saved a version, and which one was restored with it: 'Ana Pérez · restauró la del 23 nov 2026, 14:05'. */
export function authorText({ by, restored_from: from }: VersionDto, all: readonly VersionDto[]): string {
  const who = by ?? 'Así estaba antes';
  if (from === null) return who;
  const source = all.find(({ number }) => number === from);
  return source ? `${who} · restauró la del ${momentText(source.at)}` : `${who} · restauró una anterior`;
}
