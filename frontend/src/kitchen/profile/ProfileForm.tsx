import { useEffect, useId, useRef, useState, type FormEvent } from 'react';

import { fieldErrorsOf } from '../../api/error-text';
import { useProposeProfileMutation, type KitchenProfileDto } from '../../api/kitchen.generated';
import { Field, FieldError } from '../../ui/Field';
import { clp } from '../../ui/format';
import { useSettings } from '../../ui/settings';
import { useToast } from '../../ui/Toast';
import { useUnsaved } from '../layout/use-unsaved';
import { TextField } from '../TextField';
import { failureText } from '../failure-text';
import { GalleryFields } from './GalleryFields';
import { draftOf, emptyMenu, newDraftOf, newSentOf, sameDraft, sentOf } from './menu-values';
import { MenuFields } from './MenuFields';
import { NewMenuFields } from './NewMenuFields';
import { pictureOf, PICTURES, readPictures, type FormPicture } from './read-pictures';

/** Longest texts, and most new experiences of one change, as the contract has them. */
const TEXT_MAX = 500;
const NEW_MENUS_MAX = 10;

/** The chef's profile as it is wanted: what waits, or what is public. */
export function ProfileForm({ profile: { shown, change } }: { profile: KitchenProfileDto }) {
  const id = useId();
  const toast = useToast();
  const { uploadMaxMb = 10 } = useSettings();
  const begun = change && change.state !== 'taken' ? change.wanted : shown;
  const [description, setDescription] = useState(begun.description);
  const [information, setInformation] = useState(begun.information);
  const begunPrice = begun.price_per_person === null ? '' : clp(begun.price_per_person);
  const [price, setPrice] = useState(begunPrice);
  const [picture, setPicture] = useState(pictureOf(begun.profile_image));
  const [gallery, setGallery] = useState(begun.gallery.map(pictureOf));
  const [menus, setMenus] = useState(begun.menus.map(draftOf));
  const begunMenus = change && change.state !== 'taken' ? change.new_menus.map(newDraftOf) : [];
  const [added, setAdded] = useState(begunMenus);
  const [propose, { isLoading }] = useProposeProfileMutation();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  // The first field that is wrong may be far above the button.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const isChanged =
    description !== begun.description ||
    information !== begun.information ||
    price !== begunPrice ||
    picture.input.data !== undefined ||
    gallery.length !== begun.gallery.length ||
    gallery.some(({ input }, at) => input.id !== begun.gallery[at]?.id) ||
    begun.menus.some((menu, at) => menus[at] && !sameDraft(draftOf(menu), menus[at])) ||
    JSON.stringify(added) !== JSON.stringify(begunMenus);
  useUnsaved(isChanged);
  // What is not touched is not sent: a colleague may have changed it meanwhile.
  const rewritten = menus.filter((menu) =>
    shown.menus.some((one) => one.id === menu.id && !sameDraft(draftOf(one), menu)),
  );

  /**
   * Reads pictures of the phone for a field, which says what is wrong with them.
   * @param replaced the picture in whose place the new one is sent
   */
  const take = async (
    files: File[],
    field: string,
    keep: (pictures: FormPicture[]) => void,
    replaced?: FormPicture,
  ): Promise<void> => {
    const dishes = [...menus, ...added].flatMap((menu) => menu.picture ?? []);
    const others = [picture, ...gallery, ...dishes].filter((one) => one !== replaced);
    const read = await readPictures(files, others, uploadMaxMb);
    if (typeof read === 'string') setProblems({ [field]: read });
    else {
      keep(read);
      setProblems({});
    }
  };
  const choose = (
    file: File | undefined,
    field: string,
    replaced: FormPicture | undefined,
    keep: (chosen: FormPicture) => void,
  ): void => {
    if (file) void take([file], field, (read) => read.forEach(keep), replaced);
  };
  const setMenu = (id: number, changes: Partial<(typeof menus)[number]>): void =>
    setMenus((now) => now.map((menu) => (menu.id === id ? { ...menu, ...changes } : menu)));
  const setNew = (id: string, changes: Partial<(typeof added)[number]>): void =>
    setAdded((now) => now.map((menu) => (menu.id === id ? { ...menu, ...changes } : menu)));

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isLoading) return;
    const lacks = added.flatMap(({ id: menu, picture: face, modalities }): [string, string][] => [
      ...(face ? [] : [[`new_menus.${menu}.profile_image`, 'Elige una foto del plato.'] as [string, string]]),
      ...(modalities.length > 0 ? [] : [[`new_menus.${menu}.modalities`, 'Elige al menos uno.'] as [string, string]]),
    ]);
    setProblems(Object.fromEntries(lacks));
    if (lacks.length > 0) return;
    const amount = Number(price.replaceAll(/[$.\s]/g, ''));
    const { data, error } = await propose({
      proposeProfileDto: {
        description,
        information,
        price_per_person: price.trim() === '' ? null : amount,
        profile_image: picture.input,
        gallery: gallery.map(({ input }) => input),
        menus: rewritten.map(sentOf),
        new_menus: added.map(newSentOf),
        version: change?.version ?? 0,
      },
    });
    if (data) return void toast.success(data.msg);
    const found = fieldErrorsOf(error).map(({ field, msg }): [string, string] => {
      const [first = field, at, name] = field.split('.');
      const list = first === 'menus' ? rewritten : first === 'new_menus' ? added : undefined;
      if (!list) return [first, msg];
      return [name === undefined ? 'form' : `${first}.${list[Number(at)]?.id}.${name}`, msg];
    });
    setProblems(found.length > 0 ? Object.fromEntries(found) : { form: failureText(error) });
  };

  const of = (field: string) => ({ id: `${id}-${field}`, problem: problems[field] });

  return (
    <form ref={form} className="kitchen-profile" noValidate onSubmit={(event) => void submit(event)}>
      <div className="kitchen-profile__picture">
        <img className="kitchen-profile__face" src={picture.src} alt="" width={160} height={160} />
        <Field {...of('profile_image')} label="Tu foto" help={`JPG o PNG, de hasta ${uploadMaxMb} MB.`} alert>
          {(control) => (
            <input
              {...control}
              type="file"
              accept={PICTURES}
              onChange={({ target }) => choose(target.files?.[0], 'profile_image', picture, setPicture)}
            />
          )}
        </Field>
      </div>
      <TextField
        {...of('description')}
        label="Tu presentación"
        help="Se ve en las tarjetas, hasta las primeras 100 letras."
        rows={4}
        maxLength={TEXT_MAX}
        value={description}
        onChange={setDescription}
      />
      <TextField
        {...of('information')}
        label="Tu historia"
        help="Se ve en tu página."
        rows={6}
        maxLength={TEXT_MAX}
        value={information}
        onChange={setInformation}
      />
      <TextField
        {...of('price_per_person')}
        label="Precio por persona, en pesos"
        inputMode="numeric"
        value={price}
        onChange={setPrice}
      />
      <GalleryFields
        pictures={gallery}
        problem={problems['gallery']}
        onChange={setGallery}
        onAdd={(files) => void take(files, 'gallery', (read) => setGallery((now) => [...now, ...read]))}
      />
      <section className="kitchen-menus" aria-labelledby={`${id}-menus`}>
        <h2 id={`${id}-menus`}>Tus menús</h2>
        {menus.map((menu) => (
          <MenuFields
            key={menu.id}
            menu={menu}
            mark={rewritten.includes(menu) ? 'cambiado' : undefined}
            problems={within(problems, `menus.${menu.id}.`)}
            onChange={(changes) => setMenu(menu.id, changes)}
            onPicture={(file) =>
              choose(file, `menus.${menu.id}.profile_image`, menu.picture, (chosen) =>
                setMenu(menu.id, { picture: chosen }),
              )
            }
          />
        ))}
        {added.map((menu) => (
          <NewMenuFields
            key={menu.id}
            menu={menu}
            problems={within(problems, `new_menus.${menu.id}.`)}
            onChange={(changes) => setNew(menu.id, changes)}
            onPicture={(file) =>
              choose(file, `new_menus.${menu.id}.profile_image`, menu.picture, (chosen) =>
                setNew(menu.id, { picture: chosen }),
              )
            }
            onRemove={() => setAdded((now) => now.filter((one) => one.id !== menu.id))}
          />
        ))}
        {added.length < NEW_MENUS_MAX && (
          <button
            type="button"
            className="btn btn--outline btn--sm"
            onClick={() => setAdded((now) => [...now, emptyMenu()])}
          >
            Proponer un menú nuevo
          </button>
        )}
      </section>
      <FieldError role="alert">{problems['form']}</FieldError>
      <button type="submit" className="btn btn--lg" aria-busy={isLoading}>
        {change?.state === 'waiting' ? 'Mandar el cambio corregido' : 'Mandar a revisión'}
      </button>
    </form>
  );
}

/** What is wrong with the fields of an experience, by their names. */
const within = (problems: Record<string, string>, start: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, msg]) =>
      field.startsWith(start) ? [[field.slice(start.length), msg]] : [],
    ),
  );
