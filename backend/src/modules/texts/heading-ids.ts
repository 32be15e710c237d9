import { plainText, type Block } from './text-document.js';

/** Ids that the surrounding page already uses. */
const TAKEN = ['contenido', 'dudas', 'root', 'page-state'];

const ID = /^[a-z][a-z0-9-]{0,79}$/;

/** Gives each section an anchor. An existing anchor stays; of two equal ones the first keeps it. */
export function headingIds(content: readonly Block[]): Block[] {
  const used = new Set(TAKEN);
  const take = (id: string | undefined): boolean => {
    if (id === undefined || !ID.test(id) || used.has(id)) return false;
    used.add(id);
    return true;
  };
  const kept = content.map((block) =>
    block.type === 'heading' && block.attrs.level === 2 && take(block.attrs.id) ? block.attrs.id : undefined,
  );
  return content.map((block, at) => {
    if (block.type !== 'heading' || block.attrs.level !== 2) return block;
    const id = kept[at] ?? freeId(slugOf(plainText(block.content)), take);
    return { ...block, attrs: { level: 2, id } };
  });
}

const slugOf = (text: string): string => {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^[^a-z]+|-$/g, '');
  return slug.slice(0, 60).replace(/-$/, '') || 'seccion';
};

function freeId(slug: string, take: (id: string) => boolean): string {
  for (let number = 1; ; number++) {
    const id = number === 1 ? slug : `${slug}-${number}`;
    if (take(id)) return id;
  }
}
