import { TextField } from './fields';

const HTTPS = [{ pattern: /^\s*https:\/\/[^\s.]+\.\S+\s*$/i, message: 'Escribe un enlace que empiece con https://' }];

/** Section 3: links to the chef's profiles. */
export function SocialSection() {
  return (
    <div className="cols">
      <TextField name="instagram" label="Instagram" type="url" placeholder="https://instagram.com/" rules={HTTPS} />
      <TextField name="facebook" label="Facebook" type="url" placeholder="https://facebook.com/" rules={HTTPS} />
      <TextField name="x" label="X" type="url" placeholder="https://x.com/" rules={HTTPS} />
    </div>
  );
}
