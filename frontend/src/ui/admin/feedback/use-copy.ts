import { useToast } from '../../Toast';

/** Copies a text to the clipboard and shows `done`. Where the browser refuses: shows `failed`, if given, and returns false. */
export function useCopy(): (text: string, done: string, failed?: string) => Promise<boolean> {
  const toast = useToast();
  return async (text, done, failed) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(done);
      return true;
    } catch {
      // Not allowed, or a page without https.
      if (failed !== undefined) toast.error(failed);
      return false;
    }
  };
}
