import { closestCenter, DndContext } from '@dnd-kit/core';
import type { Announcements, DragEndEvent, UniqueIdentifier } from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { Form } from 'antd';
import { useRef, useState } from 'react';
import type { ImageDto } from '../../../api/generated';
import { CrossIcon } from '../icons';
import { useSettings } from '../../settings';
import { placeOf, type ChosenOrder } from './chosen-order';
import type { FormControl } from '../field/form-control';
import { DropZone } from './DropZone';
import { UploadProgress } from './ImageField';
import { needsHint } from './image-kinds';
import { RefusedFiles } from './RefusedFiles';
import { useDragSensors } from './use-drag-sensors';
import { useImageUpload, type BusyListener, type UploadEnding } from './use-image-upload';
import { useUploadCounts, type UploadCounts } from './use-upload-counts';
import './image-field.css';
import './gallery-field.css';

interface GalleryFieldProps extends FormControl<ImageDto[]> {
  name: string;
  /** Most pictures the server takes. */
  max: number;
  onBusy?: BusyListener;
}

/** The photographs of a gallery: several at once, taken away one by one, put in order by mouse, finger or keyboard. */
export function GalleryField({ id, name, value = [], onChange, max, onBusy, ...aria }: GalleryFieldProps) {
  const form = Form.useFormInstance();
  const [order, setOrder] = useState<ChosenOrder>(new Map());
  const orderRef = useRef(order);
  // Several uploads may end before one of them is drawn. Each adds to what the form holds then, not to what was drawn last.
  const images = () => (form.getFieldValue(name) as ImageDto[] | undefined) ?? [];
  const change = (changed: ImageDto[], arranged = orderRef.current) => {
    orderRef.current = arranged;
    setOrder(arranged);
    onChange?.(changed);
  };

  const { uploads, giveUp, refused, accept } = useImageUpload({
    kind: 'gallery',
    onImage: (image, upload) => {
      const here = images();
      const place = placeOf(upload, here, orderRef.current);
      const arranged = new Map(orderRef.current).set(image.id, upload);
      change([...here.slice(0, place), image, ...here.slice(place)], arranged);
    },
    onBusy,
    room: {
      places: () => max - images().length,
      sentence: (name) => `El archivo ${name} no se agregó: la galería admite ${max} fotos.`,
    },
  });
  const { counts, begin, end } = useUploadCounts();
  const take = async (file: File) => {
    let ending: UploadEnding = 'refused';
    begin();
    try {
      ending = await accept(file, false);
    } finally {
      end(ending);
    }
  };
  const needs = needsHint('gallery', useSettings().uploadMaxMb);
  const room = max - value.length - uploads.length;
  const position = (image: UniqueIdentifier) => value.findIndex(({ id: one }) => one === image);

  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    // From now on the person's order counts: what is still on its way follows at the end.
    const here = images();
    const place = (image: UniqueIdentifier) => here.findIndex(({ id: one }) => one === image);
    change(arrayMove(here, place(active.id), place(over.id)), new Map());
  };
  const sensors = useDragSensors(sortableKeyboardCoordinates);
  const uploadsBefore = (place: number) =>
    uploads
      .filter(({ id: upload }) => placeOf(upload, value, order) === place)
      .map((upload) => (
        <li key={`upload-${upload.id}`}>
          <UploadProgress upload={upload} onGiveUp={giveUp} fieldId={id} />
        </li>
      ));

  return (
    <div className="image-field">
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ announcements: announce(position, value.length), screenReaderInstructions: INSTRUCTIONS }}
      >
        <SortableContext items={value.map((image) => image.id)} strategy={rectSortingStrategy}>
          <ul className="gallery-field">
            {[
              // One list: a file on its way stays the same element when one before or behind it is there.
              ...value.flatMap((image, index) => [
                ...uploadsBefore(index),
                <Thumb
                  key={image.id}
                  image={image}
                  place={index + 1}
                  onRemove={() => change(images().filter((one) => one.id !== image.id))}
                />,
              ]),
              ...uploadsBefore(value.length),
            ]}
            {room > 0 && (
              <li>
                <DropZone
                  {...aria}
                  id={id}
                  className="drop-zone"
                  multiple
                  aria-label="Agregar fotos a la galería"
                  onFiles={(files) => files.forEach((file) => void take(file))}
                >
                  <b>Agregar</b>
                </DropZone>
              </li>
            )}
          </ul>
        </SortableContext>
      </DndContext>
      <p className="help">
        {needs} Hasta {max} fotos. Arrastra para ordenar; con el dedo, mantén presionada la foto y muévela.
      </p>
      <p className="help" role="status">
        {allReady(counts)}
      </p>
      <RefusedFiles {...refused} />
    </div>
  );
}

/** What became of the photographs that were chosen last, once none is on its way. Why one is not there is said by its name. */
function allReady({ chosen, ready, underWay }: UploadCounts): string {
  if (chosen === 0 || underWay > 0) return '';
  return chosen === 1 ? `${ready} de 1 foto lista` : `${ready} de ${chosen} fotos listas`;
}

function Thumb({ image, place, onRemove }: { image: ImageDto; place: number; onRemove: () => void }) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: image.id });
  const style = {
    transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
    transition,
    zIndex: isDragging ? 2 : undefined,
  };
  return (
    <li ref={setNodeRef} className={isDragging ? 'field-picture is-held' : 'field-picture'} style={style}>
      <button
        type="button"
        className="gallery-field__photo"
        {...attributes}
        {...listeners}
        aria-roledescription="foto que se puede mover"
        aria-label={`Foto ${place}`}
      >
        <img src={image.publicUrl} alt="" width={image.width} height={image.height} draggable={false} />
      </button>
      <button type="button" className="field-picture__remove" aria-label={`Quitar foto ${place}`} onClick={onRemove}>
        <CrossIcon />
      </button>
    </li>
  );
}

const INSTRUCTIONS = {
  draggable:
    'Presiona la barra espaciadora para tomar la foto, muévela con las flechas y presiona otra vez la barra para soltarla. Escape la devuelve a su lugar.',
};

function announce(position: (image: UniqueIdentifier) => number, count: number): Announcements {
  const place = (image: UniqueIdentifier) => `${position(image) + 1} de ${count}`;
  return {
    onDragStart: ({ active }) => `Tomaste la foto ${place(active.id)}.`,
    onDragOver: ({ over }) => (over ? `La foto está en el lugar ${place(over.id)}.` : undefined),
    onDragEnd: ({ over }) => (over ? `Soltaste la foto en el lugar ${place(over.id)}.` : 'La foto volvió a su lugar.'),
    onDragCancel: () => 'La foto volvió a su lugar.',
  };
}
