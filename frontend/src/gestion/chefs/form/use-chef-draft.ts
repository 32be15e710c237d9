import { useDraft } from '../../../ui/admin/form/use-draft';
import type { BegunItems } from './begun-item';
import type { ChefValues, SavedChef } from './chef-record';

/** Increase it when the form's content changes its shape: drafts of another shape are dropped. */
const SHAPE = 2;

/** An unsaved chef form: what is written, and the values it replaced, so that a later save can still compare. */
interface ChefDraft {
  shape: typeof SHAPE;
  saved: SavedChef;
  values: ChefValues;
  /** An open dialog, with what was written in it. */
  begun?: BegunItems;
}

export const chefDraft = (saved: SavedChef, values: ChefValues, begun?: BegunItems): ChefDraft => ({
  shape: SHAPE,
  saved,
  values,
  begun,
});

function isChefDraft(content: unknown): content is ChefDraft {
  return typeof content === 'object' && content !== null && 'shape' in content && content.shape === SHAPE;
}

/** The draft of this chef's form. All forms for a new chef share one. */
export function useChefDraft(id: number | undefined): ReturnType<typeof useDraft<ChefDraft>> {
  return useDraft({ form: `chef/${id ?? 'nuevo'}`, isContent: isChefDraft });
}
