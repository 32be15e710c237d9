import { Icon } from '../../Icon';

const cross = <Icon name="close" className="g-icon" />;

/** For a select whose choice can be taken back. antd's own cross is called 'Clear'. */
export const CLEARABLE = { label: 'Quitar lo elegido', clearIcon: cross };

/** For a search field: antd's own cross is called 'close-circle'. */
export const CLEARABLE_SEARCH = {
  clearIcon: (
    <>
      {cross}
      <span className="visually-hidden">Borrar la búsqueda</span>
    </>
  ),
};
