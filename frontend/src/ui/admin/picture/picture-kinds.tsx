import type { ImageDto } from '../../../api/generated';
import { limitsOf, type SentField, type SentSchema } from '../../../api/rules';
import { ComparedPictures } from './ComparedPictures';
import { fieldsOf } from '../field/contract-fields';
import { GalleryField } from './GalleryField';
import { ImageField } from './ImageField';
import type { ImageKind } from './image-kinds';
import type { EditContext, RecordField, Shown } from '../field/record-fields';

interface PicturesOptions extends Shown {
  /** The use of the picture, which decides its smallest size. */
  kind: ImageKind;
}

const idOf = (image: ImageDto | undefined) => ({ id: image?.id });

/** The kinds of pictures, for a record that is sent as `schema`. */
export function pictureKinds<Schema extends SentSchema>(schema: Schema) {
  const { Field } = fieldsOf(schema);
  // The tables name their fields by their keys. For a key that the schema does not have, `limitsOf` returns no limits.
  const known = (name: string) => name as SentField<Schema>;

  function picture<Row>(label: string, { kind, ...shown }: PicturesOptions): RecordField<ImageDto | undefined, Row> {
    const edit = (name: string, { onBusy }: EditContext) => (
      <Field name={known(name)} label={label} {...shown}>
        <ImageField kind={kind} label={label} onBusy={onBusy} />
      </Field>
    );
    const show = (image: ImageDto | undefined) => <ComparedPictures images={[image]} />;
    return { label, empty: undefined, send: idOf, show, edit, picture: kind };
  }

  function gallery<Row>(label: string): RecordField<ImageDto[], Row> {
    const edit = (name: string, { onBusy }: EditContext) => (
      <Field name={known(name)} label={label}>
        <GalleryField name={name} max={limitsOf(schema, known(name)).maxItems ?? 20} onBusy={onBusy} />
      </Field>
    );
    return {
      label,
      empty: [],
      send: (images) => images.map(idOf),
      show: (images) => <ComparedPictures images={images} />,
      edit,
    };
  }

  return { picture, gallery };
}
