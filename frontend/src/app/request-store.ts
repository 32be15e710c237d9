import type { AppStore } from '../store/store';

/** Takes a form that was sent to a page. Returns what the page shows about it, or a redirect. */
export type FormTaker = (store: AppStore, request: Request) => Promise<unknown>;

/** The store of a request on the server, which the router hands to loaders and actions as the request's context. */
export const storeOf = ({ context }: { context?: unknown }): AppStore => context as AppStore;
