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
import { takeFragment } from './take-fragment';

/** How long a message of the sign-in page stays, in milliseconds. */
const TOAST_MS = 5000;

/** Finishes a sign-in that returns from Google. A failure is shown in a toast. Returns true while the server is asked. */
export function useSignInReturn(): boolean {
  const toast = useToast();
  const dispatch = useDispatch();
  const [login] = useLoginMutation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const refuse = (sentence: string) => toast.error(sentence, TOAST_MS);

    async function finish(credential: string): Promise<void> {
      try {
        const mark = takeMark();
        const { email, picture } = decodeCredential(credential);
        if (!mark) return refuse(UNASKED_CREDENTIAL);
        setBusy(true);
        const { data, error: refused } = await login({ loginDto: { email, credential } });
        if (!data) {
          setBusy(false);
          return refuse(messageOf(refused));
        }
        dispatch(signedIn({ ...data.data, picture, googleToken: '' }));
        // Busy until the page has gone: it would lead anyone who is signed in elsewhere.
        await navigate(mark.returnTo, { replace: true });
      } catch (error) {
        setBusy(false);
        refuse(error instanceof Error ? error.message : messageOf(error));
      }
      return undefined;
    }

    const left = takeFragment();
    const [credential, error] = [left.get('credential'), left.get('error')];
    if (error !== null) refuse(signInErrorSentence(error));
    else if (credential !== null) void finish(credential);
    // The fragment is read once, and the functions used here do the same on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return busy;
}
