import { TextField } from './fields';

/** Section 3: links to the chef's profiles. */
export function SocialSection() {
  return (
    <div className="cols">
      <TextField name="instagram" label="Instagram" type="url" placeholder="https://instagram.com/" />
      <TextField name="facebook" label="Facebook" type="url" placeholder="https://facebook.com/" />
      <TextField name="x" label="X" type="url" placeholder="https://x.com/" />
    </div>
  );
}
