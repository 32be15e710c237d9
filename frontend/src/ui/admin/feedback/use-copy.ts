import { useToast } from '../../Toast';

/** Puts a text on the person's clipboard and says so; false where the browser does not let us. */
export function useCopy(): (text: string, done: string) => Promise<boolean> {
  const toast = useToast();
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(done);
      return true;
    } catch {
      // Not allowed, or a page without https.
      return false;
    }
  };
}
