import { useSettings } from '../../ui/settings';

/** Where the address of a form stands in its link. */
export function AddressHelp() {
  const { publicUrl } = useSettings();
  return <>Lo que sigue a {publicUrl}/ en la dirección del formulario.</>;
}
