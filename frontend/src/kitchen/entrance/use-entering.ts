import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { messageOf } from '../../api/error-text';
import {
  useEnterKitchenMutation,
  useEnterKitchenWithGoogleMutation,
  type KitchenSessionDto,
} from '../../api/kitchen.generated';
import { decodeCredential } from '../../session/google-credential';
import { signInErrorSentence, UNASKED_CREDENTIAL } from '../../session/sign-in-errors';
import { takeMark } from '../../session/sign-in-mark';
import { takeFragment } from '../../session/take-fragment';
import { chefEntered } from '../kitchen-session';
import { KITCHEN } from '../paths';
import { failureText } from '../failure-text';

/** The way in that the address brought. */
interface Entering {
  /** Uses the mailed link up. Undefined where none was brought, or it works no more. */
  press?: () => Promise<void>;
  busy: boolean;
  problem?: string;
}

/** Finishes what the address began. A mailed link waits for a press, because mail programs open links by themselves. */
export function useEntering(): Entering {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [enter] = useEnterKitchenMutation();
  const [enterWithGoogle] = useEnterKitchenWithGoogleMutation();
  const [link, setLink] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const take = async (work: () => Promise<{ data?: { data: KitchenSessionDto }; error?: unknown }>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const { data, error } = await work();
    if (data) {
      dispatch(chefEntered(data.data));
      await navigate(KITCHEN, { replace: true });
      return;
    }
    setBusy(false);
    setProblem(failureText(error));
  };

  useEffect(() => {
    const read = (): void => {
      const left = takeFragment();
      const [brought, credential, error] = [left.get('enlace'), left.get('credential'), left.get('error')];
      if (brought) {
        setProblem(undefined);
        setLink(brought);
      }
      if (error !== null) setProblem(signInErrorSentence(error));
      if (credential === null) return;
      try {
        const mark = takeMark();
        const { email } = decodeCredential(credential);
        if (!mark) setProblem(UNASKED_CREDENTIAL);
        else void take(() => enterWithGoogle({ loginDto: { email, credential } }));
      } catch (failure) {
        setProblem(messageOf(failure));
      }
    };
    read();
    // A second link that is opened in the same tab.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
    // The functions used here do the same on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const press = link === undefined ? undefined : () => take(() => enter({ enterKitchenDto: { token: link } }));
  return { press, busy, problem };
}
