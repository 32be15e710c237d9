import { CrossIcon } from '../icons';

/** For a select whose choice can be taken back. antd's own cross is called 'Clear'. */
export const CLEARABLE = { label: 'Quitar lo elegido', clearIcon: <CrossIcon /> };

/** For a search field: antd's own cross is called 'close-circle'. */
export const CLEARABLE_SEARCH = {
  clearIcon: (
    <>
      <CrossIcon />
      <span className="visually-hidden">Borrar la búsqueda</span>
    </>
  ),
};
