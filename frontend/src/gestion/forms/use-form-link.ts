import { messageOf } from '../../api/error-text';
import { useReadFormLinkQuery } from '../../api/generated';
import { useSettled } from '../../ui/admin/use-settled';
import type { FormType } from './form-values';

/** The server is asked once the person pauses. */
const PAUSE_MS = 400;

interface FormLink {
  /** What would be kept and embedded. */
  link?: string;
  /** Why nothing would be. */
  problem?: string;
}

/** What the server makes of a link or a provider's embed snippet, before anything is saved. */
export function useFormLink(type: FormType | undefined, script: string): FormLink {
  const settled = useSettled(JSON.stringify({ type, script: script.trim() }), PAUSE_MS);
  const asked = JSON.parse(settled) as { type?: FormType; script: string };
  const skip = asked.type === undefined || asked.script === '';
  const { currentData, error, isFetching } = useReadFormLinkQuery(
    { formSourceDto: { type: asked.type ?? 1, script: asked.script } },
    { skip },
  );
  if (skip || isFetching || asked.type !== type || asked.script !== script.trim()) return {};
  return error ? { problem: messageOf(error) } : { link: currentData?.data.link };
}
