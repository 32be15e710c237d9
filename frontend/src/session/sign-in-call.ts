import { api, type LoginDto } from '../api/on-need.generated';
import type { AppStore } from '../app/store';

/** Asks the server whom a credential of Google belongs to. */
export const signIn = ({ dispatch }: AppStore, loginDto: LoginDto) =>
  dispatch(api.endpoints.login.initiate({ loginDto }));
