import type { MyTryDto, OpenedPaymentDto } from '../../api/link.generated';

/** What of the address names the payment whose press leads to Webpay. The server looks for it, too (backend/src/site/pages.ts). */
const OPENED = 'webpay';

/** The page with the press before Webpay. It is a page of its own: going back from Webpay asks for it again, and sends no form. */
export const beforeWebpay = (pathname: string, { order }: OpenedPaymentDto): string =>
  `${pathname}?${new URLSearchParams({ [OPENED]: order }).toString()}`;

/** A try whose client can enter Webpay's form. */
export type OpenTry = MyTryDto & { form: NonNullable<MyTryDto['form']> };

/** The payment that the address names, while its client can enter Webpay's form. */
export function openTry(tries: readonly MyTryDto[], query: URLSearchParams): OpenTry | undefined {
  const order = query.get(OPENED);
  return tries.filter((one): one is OpenTry => one.form !== null).find((one) => one.order === order);
}
