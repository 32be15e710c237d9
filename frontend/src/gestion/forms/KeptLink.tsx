import { Form } from 'antd';
import { Suspense } from 'react';

import { optional } from '../../ui/optional/optional';
import type { FormType } from './form-fields';
import { useFormLink } from './use-form-link';

const FormPreview = optional(async () => (await import('./FormPreview')).FormPreview);

/** The link that the server reads from the link or snippet in the form, and a preview of it. */
export function KeptLink() {
  const type = Form.useWatch<FormType | undefined>('type');
  const script = Form.useWatch<string | undefined>('script') ?? '';
  const { link, problem } = useFormLink(type, script);
  return (
    <>
      <div className="forms-kept" role="status">
        {link && (
          <>
            <p>Se mostrará este enlace:</p>
            <p className="forms-link">{link}</p>
          </>
        )}
        {problem && <p className="forms-no-link">{problem}</p>}
      </div>
      {type && link && (
        <Suspense>
          <FormPreview key={`${type} ${link}`} type={type} link={link} />
        </Suspense>
      )}
    </>
  );
}
