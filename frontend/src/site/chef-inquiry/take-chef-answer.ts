import { data } from 'react-router-dom';
import { fieldErrorsOf, messageOf } from '../../api/error-text';
import { api, type AnswerChefInquiryDto } from '../../api/link.generated';
import { redirect } from '../../store/page-loader';
import type { AppStore } from '../../store/store';
import { linkOf, refusedOrGone } from '../answer-form';
import { textOf } from '../form-text';

const ANSWERS: readonly string[] = ['can', 'cannot', 'can_but'] satisfies AnswerChefInquiryDto['answer'][];
const isAnswer = (text: string): text is AnswerChefInquiryDto['answer'] => ANSWERS.includes(text);

/** An answer that was not taken: what the chef wrote, and why. */
export interface ReturnedChefAnswer {
  text: string;
  /** What is wrong with the words of 'Puedo, pero…'. */
  textProblem: string | null;
  /** A sentence about the whole answer. */
  problem: string | null;
}

/** Takes the chef's answer on the server, and leads back to the page, which says what was answered. */
export async function takeChefAnswer(store: AppStore, request: Request) {
  const { pathname, token } = linkOf(request);
  const form = await request.formData();
  const [answer, text] = [textOf(form, 'answer'), textOf(form, 'text')];
  if (!isAnswer(answer))
    return data<ReturnedChefAnswer>({ text, textProblem: null, problem: 'Elige una respuesta.' }, { status: 400 });
  const answerChefInquiryDto = { answer, text: text.trim() === '' ? null : text };
  const sent = await store.dispatch(api.endpoints.answerChefInquiry.initiate({ token, answerChefInquiryDto }));
  if (!sent.error) return redirect(pathname, 303);
  const textProblem = fieldErrorsOf(sent.error).find(({ field }) => field === 'text')?.msg ?? null;
  const problem = textProblem ? null : messageOf(sent.error);
  return refusedOrGone<ReturnedChefAnswer>({ text, textProblem, problem }, sent.error);
}
