import { messageOf } from '../../api/error-text';
import { useReadFormLinkQuery } from '../../api/generated';
import { useDebounced } from '../../ui/admin/feedback/use-debounced';
import type { FormType } from './form-fields';

/** Pause in typing after which the server is asked, in milliseconds. */
const PAUSE_MS = 400;

interface FormLink {
  link?: string;
  problem?: string;
}

/** What the server reads from a link or a provider's embed snippet, before anything is saved. */
export function useFormLink(type: FormType | undefined, script: string): FormLink {
  const settled = useDebounced(JSON.stringify({ type, script: script.trim() }), PAUSE_MS);
  const asked = JSON.parse(settled) as { type?: FormType; script: string };
  const skip = asked.type === undefined || asked.script === '';
  const { currentData, error, isFetching } = useReadFormLinkQuery(
    { formSourceDto: { type: asked.type ?? 1, script: asked.script } },
    { skip },
  );
  if (skip || isFetching || asked.type !== type || asked.script !== script.trim()) return {};
  return error ? { problem: messageOf(error) } : { link: currentData?.data.link };
}
