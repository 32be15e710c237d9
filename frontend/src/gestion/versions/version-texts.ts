import type { ListedVersionDto } from '../../api/generated';
import type { RecordFields } from '../../ui/admin/field/record-fields';
import { momentText } from '../../ui/admin/moments';

/** Who saved a version, and which one was restored with it: 'Ana Pérez · restauró la del 23 nov 2026, 14:05'. */
export function authorText({ by, restored_from: from }: ListedVersionDto, all: readonly ListedVersionDto[]): string {
  const who = by ?? 'Así estaba antes';
  if (from === null) return who;
  const source = all.find(({ number }) => number === from);
  return source ? `${who} · restauró la del ${momentText(source.at)}` : `${who} · restauró una anterior`;
}

/** What a save changed, by the names of the form: 'Cambió: Descripción, Precio por persona'. Nothing for the first version. */
export function changedText<Row>(
  { fields: changed }: Pick<ListedVersionDto, 'fields'>,
  fields: RecordFields<Row>,
): string {
  const known: Record<string, { label: string } | undefined> = fields;
  const names = (changed ?? []).flatMap((name) => known[name]?.label ?? []);
  return names.length > 0 ? `Cambió: ${[...new Set(names)].join(', ')}` : '';
}
