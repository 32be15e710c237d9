import { LINK_RULE } from '../../../ui/admin/contract-fields';
import { TextField } from './fields';

/** Section 3: links to the chef's profiles. */
export function SocialSection() {
  return (
    <div className="cols">
      <TextField
        name="instagram"
        label="Instagram"
        type="url"
        placeholder="https://instagram.com/"
        rules={[LINK_RULE]}
      />
      <TextField name="facebook" label="Facebook" type="url" placeholder="https://facebook.com/" rules={[LINK_RULE]} />
      <TextField name="x" label="X" type="url" placeholder="https://x.com/" rules={[LINK_RULE]} />
    </div>
  );
}
