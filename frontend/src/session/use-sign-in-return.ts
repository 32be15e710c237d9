import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { messageOf } from '../api/error-text';
import { useLoginMutation } from '../api/public.generated';
import { useToast } from '../ui/Toast';
import { decodeCredential } from './google-credential';
import { signedIn } from './session-slice';
import { signInErrorSentence, UNASKED_CREDENTIAL } from './sign-in-errors';
import { takeMark } from './sign-in-mark';

/** How long a message of the sign-in page stays. */
const TOAST_MS = 5000;

/** What Google's callback left in the address, taken out of it and of the history at once. */
function takeFragment(): { credential: string | null; error: string | null } {
  const fragment = new URLSearchParams(window.location.hash.slice(1));
  const found = { credential: fragment.get('credential'), error: fragment.get('error') };
  if (found.credential !== null || found.error !== null) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  return found;
}

/**
 * Finishes a sign-in that comes back from Google: the mark of this tab, the credential, the server's
 * word on it; then the page that was asked for. Whatever fails is said in a toast. True while the server is asked.
 */
export function useSignInReturn(): boolean {
  const toast = useToast();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [login] = useLoginMutation();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const refuse = (sentence: string) => toast.error(sentence, TOAST_MS);

    async function finish(credential: string): Promise<void> {
      const mark = takeMark();
      try {
        const { email, picture } = decodeCredential(credential);
        if (!mark) return refuse(UNASKED_CREDENTIAL);
        setBusy(true);
        const { data } = await login({ loginDto: { email, credential } }).unwrap();
        dispatch(signedIn({ ...data, picture, googleToken: credential }));
        await navigate(mark.returnTo, { replace: true });
      } catch (error) {
        refuse(error instanceof Error ? error.message : messageOf(error));
      } finally {
        setBusy(false);
      }
      return undefined;
    }

    const { credential, error } = takeFragment();
    if (error !== null) refuse(signInErrorSentence(error));
    else if (credential !== null) void finish(credential);
    // The fragment is taken once; the functions used here never change their meaning.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return busy;
}
