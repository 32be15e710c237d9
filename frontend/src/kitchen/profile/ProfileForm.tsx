import { useId, useState, type FormEvent } from 'react';

import { fieldErrorsOf, messageOf } from '../../api/error-text';
import { useProposeProfileMutation, type ImageInputDto, type KitchenProfileDto } from '../../api/kitchen.generated';
import { useSettings } from '../../ui/settings';
import { useToast } from '../../ui/Toast';
import { GalleryFields, galleryOf } from './GalleryFields';
import { draftOf, sameDraft, sentOf } from './menu-values';
import { MenuFields } from './MenuFields';
import { PicturePreview } from './PicturePreview';
import { readPicture } from '../read-file';
import { useUnsaved } from './use-unsaved';

/** Longest texts, as the contract has them. */
const TEXT_MAX = 500;

const MB = 1024 * 1024;

/** How much new pictures of one sending may weigh together, in bytes: as text they grow by a third. */
const MOST_BYTES = 11 * MB;

/** The chef's profile as it is wanted: what waits, or what is public. */
export function ProfileForm({ profile: { shown, change } }: { profile: KitchenProfileDto }) {
  const id = useId();
  const toast = useToast();
  const { uploadMaxMb = 10 } = useSettings();
  const begun = change && change.state !== 'taken' ? change.wanted : shown;
  const [description, setDescription] = useState(begun.description);
  const [information, setInformation] = useState(begun.information);
  const [price, setPrice] = useState(begun.price_per_person === null ? '' : String(begun.price_per_person));
  const [picture, setPicture] = useState<ImageInputDto>({ id: begun.profile_image.id });
  const [gallery, setGallery] = useState(galleryOf(begun.gallery));
  const [menus, setMenus] = useState(begun.menus.map(draftOf));
  const [propose, { isLoading }] = useProposeProfileMutation();
  const [problems, setProblems] = useState<Record<string, string>>({});

  const isChanged =
    description !== begun.description ||
    information !== begun.information ||
    price !== String(begun.price_per_person ?? '') ||
    picture.data !== undefined ||
    gallery.length !== begun.gallery.length ||
    gallery.some(({ input }, at) => input.id !== begun.gallery[at]?.id) ||
    begun.menus.some((menu, at) => menus[at] && !sameDraft(draftOf(menu), menus[at]));
  useUnsaved(isChanged);
  // What is not touched is not sent: a colleague may have changed it meanwhile.
  const rewritten = menus.filter((menu) =>
    shown.menus.some((one) => one.id === menu.id && !sameDraft(draftOf(one), menu)),
  );

  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > uploadMaxMb * MB) {
      setProblems({ profile_image: `La foto pesa más de ${uploadMaxMb} MB. Elige otra.` });
      return;
    }
    try {
      setPicture(await readPicture(file));
      setProblems({});
    } catch {
      setProblems({ profile_image: 'No pudimos leer la foto. Elige otra.' });
    }
  };

  const add = async (files: File[]): Promise<void> => {
    const weights = [...[picture, ...gallery.map(({ input }) => input)].map(({ size }) => size ?? 0)];
    const all = weights.reduce((sum, size) => sum + size, 0) + files.reduce((sum, { size }) => sum + size, 0);
    if (files.some(({ size }) => size > uploadMaxMb * MB)) {
      setProblems({ gallery: `Cada foto puede pesar hasta ${uploadMaxMb} MB.` });
      return;
    }
    if (all > MOST_BYTES) {
      setProblems({ gallery: 'Son muchas fotos para un solo envío: manda estas, y después agrega las otras.' });
      return;
    }
    try {
      const read = await Promise.all(files.map(readPicture));
      setGallery((now) => [...now, ...read.map((input) => ({ input, src: input.data }))]);
      setProblems({});
    } catch {
      setProblems({ gallery: 'No pudimos leer una de las fotos. Elige otra.' });
    }
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isLoading) return;
    setProblems({});
    const amount = Number(price.replaceAll('.', ''));
    const { data, error } = await propose({
      proposeProfileDto: {
        description,
        information,
        price_per_person: price.trim() === '' ? null : amount,
        profile_image: picture,
        gallery: gallery.map(({ input }) => input),
        menus: rewritten.map(sentOf),
        version: change?.version ?? 0,
      },
    });
    if (data) {
      toast.success(data.msg);
      return;
    }
    const found = fieldErrorsOf(error).map(({ field, msg }): [string, string] => {
      const [first = field, at, name] = field.split('.');
      return first === 'menus' ? [`menus.${rewritten[Number(at)]?.id}.${name}`, msg] : [first, msg];
    });
    setProblems(found.length > 0 ? Object.fromEntries(found) : { form: messageOf(error) });
  };

  const problemOf = (field: string) =>
    problems[field] !== undefined && (
      <p className="field-error" id={`${id}-${field}-problem`} role="alert">
        {problems[field]}
      </p>
    );
  const marks = (field: string) => ({
    id: `${id}-${field}`,
    'aria-invalid': problems[field] !== undefined,
    'aria-describedby': problems[field] === undefined ? undefined : `${id}-${field}-problem`,
  });

  return (
    <form className="kitchen-profile" noValidate onSubmit={(event) => void submit(event)}>
      <div className="kitchen-profile__picture">
        <PicturePreview shown={begun.profile_image} chosen={picture.data ?? undefined} />
        <div className="field">
          <label htmlFor={`${id}-profile_image`}>Tu foto</label>
          <input
            {...marks('profile_image')}
            className="input"
            type="file"
            accept="image/jpeg,image/png,image/bmp"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
          <p className="help">JPG o PNG, de hasta {uploadMaxMb} MB.</p>
          {problemOf('profile_image')}
        </div>
      </div>
      <div className="field">
        <label htmlFor={`${id}-description`}>Tu presentación</label>
        <textarea
          {...marks('description')}
          className="input"
          rows={4}
          maxLength={TEXT_MAX}
          value={description}
          onChange={({ target }) => setDescription(target.value)}
        />
        <p className="help">Se ve en las tarjetas, hasta las primeras 100 letras.</p>
        {problemOf('description')}
      </div>
      <div className="field">
        <label htmlFor={`${id}-information`}>Tu historia</label>
        <textarea
          {...marks('information')}
          className="input"
          rows={6}
          maxLength={TEXT_MAX}
          value={information}
          onChange={({ target }) => setInformation(target.value)}
        />
        <p className="help">Se ve en tu página.</p>
        {problemOf('information')}
      </div>
      <div className="field">
        <label htmlFor={`${id}-price_per_person`}>Precio por persona, en pesos</label>
        <input
          {...marks('price_per_person')}
          className="input"
          inputMode="numeric"
          value={price}
          onChange={({ target }) => setPrice(target.value)}
        />
        {problemOf('price_per_person')}
      </div>
      <GalleryFields
        pictures={gallery}
        problem={problems['gallery']}
        onChange={setGallery}
        onAdd={(files) => void add(files)}
      />
      {menus.length > 0 && (
        <section className="kitchen-menus" aria-labelledby={`${id}-menus`}>
          <h2 id={`${id}-menus`}>Tus menús</h2>
          {menus.map((menu) => (
            <MenuFields
              key={menu.id}
              menu={menu}
              changed={rewritten.includes(menu)}
              problems={ofMenu(problems, menu.id)}
              onChange={(changed) => setMenus(menus.map((one) => (one.id === menu.id ? changed : one)))}
            />
          ))}
        </section>
      )}
      {problemOf('form')}
      <button type="submit" className="btn btn--lg" aria-busy={isLoading}>
        {change?.state === 'waiting' ? 'Mandar el cambio corregido' : 'Mandar a revisión'}
      </button>
    </form>
  );
}

/** What is wrong with the fields of an experience, by their names. */
function ofMenu(problems: Record<string, string>, id: number): Record<string, string> {
  const start = `menus.${id}.`;
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, msg]) =>
      field.startsWith(start) ? [[field.slice(start.length), msg]] : [],
    ),
  );
}
