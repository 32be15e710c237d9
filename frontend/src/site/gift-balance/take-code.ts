import { data } from 'react-router-dom';
import { messageOf, statusOf } from '../../api/error-text';
import { api, type GiftCardBalanceDto } from '../../api/link.generated';
import type { AppStore } from '../../store/store';
import { refused } from '../answer-form';
import { textOf } from '../form-text';

/** What the page shows of a code: what is left, or why it says nothing. */
export interface BalanceAnswer {
  code: string;
  balance?: GiftCardBalanceDto;
  problem?: string;
}

/** Looks a code up on the server. The code is in no address. */
export async function takeCode(store: AppStore, request: Request) {
  const code = textOf(await request.formData(), 'code');
  const found = await store.dispatch(api.endpoints.checkGiftCard.initiate({ checkGiftCardDto: { code } }));
  if (found.data) return data<BalanceAnswer>({ code, balance: found.data.data });
  const isMistyped = statusOf(found.error) === 400;
  const problem = isMistyped ? 'Escribe el código: son 16 letras y números.' : messageOf(found.error);
  return refused<BalanceAnswer>({ code, problem }, found.error);
}
