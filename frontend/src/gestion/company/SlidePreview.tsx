import { Form } from 'antd';
import type { CSSProperties } from 'react';

import { readableOnPlate } from '../../ui/contrast';
import type { HeaderValues } from './header-fields';

/** How the slide will look on a desktop and on a phone, from the values in the form. */
export function SlidePreview() {
  const form = Form.useFormInstance<HeaderValues>();
  const title = Form.useWatch('cover_title', form);
  const description = Form.useWatch('cover_description', form);
  const image = Form.useWatch('header_image', form);
  const colour = Form.useWatch('color_text', form);
  const style = {
    '--slide-text': readableOnPlate(colour),
    backgroundColor: image?.placeholder,
  } as CSSProperties;

  const slide = (shape: 'desk' | 'phone') => (
    <div className={`preview preview--${shape}`} style={style}>
      {image && <img src={image.publicUrl} alt="" width={image.width} height={image.height} />}
      <div className="preview-text">
        <b>{title || 'Título'}</b>
        <p>{description || 'Descripción'}</p>
      </div>
    </div>
  );
  return (
    <figure className="previews">
      <figcaption>Así se verá</figcaption>
      <div className="previews-row" aria-hidden="true">
        {slide('desk')}
        {slide('phone')}
      </div>
    </figure>
  );
}
