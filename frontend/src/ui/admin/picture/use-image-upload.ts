import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'react-redux';
import type { ImageDto } from '../../../api/generated';
import { useSettings } from '../../settings';
import type { CropJob } from './CropDialog';
import { cropRatio, fileProblem, hasRatio, sizeProblem, type ImageKind, type Size } from './image-kinds';
import { cut, fetchPicture, measure, type Area } from './picture-file';
import { UploadFailed } from './upload-image';
import { uploadSignedIn, type SessionStore } from './upload-signed-in';
import { useRefusals, type Refusals } from './use-refusals';

/** A file on its way to the server. */
export interface Upload {
  /** Counts up in the order in which the files were chosen. */
  id: number;
  name: string;
  percent: number;
}

/** Called when an upload begins (1) and ends (-1), so that a form does not save half of them and is not left unasked. */
export type BusyListener = (delta: 1 | -1) => void;

/** What became of a chosen file. */
export type UploadEnding = 'ready' | 'refused' | 'given up' | 'to be cropped';

interface ImageUploads {
  uploads: Upload[];
  /** Ends an upload. It is off the screen when this returns. */
  giveUp: (upload: Upload) => void;
  /** The files that were not taken, each with its sentence. */
  refused: Refusals;
  /** The picture the crop dialog is open for. */
  cropping: CropJob | null;
  /** Checks a chosen file and uploads it; with `crop`, asks for the crop first when its shape is not the site's. */
  accept: (file: File, crop: boolean) => Promise<UploadEnding>;
  /** Opens the crop dialog for an image that is already on the server; the result takes its place. */
  recrop: (image: ImageDto) => Promise<void>;
  finishCrop: (area: Area) => Promise<void>;
  cancelCrop: () => void;
}

const unreadable = (name: string) => `No pudimos abrir el archivo ${name}. Prueba con otro.`;

interface ImageUploadOptions {
  kind: ImageKind;
  /** Gets what the server stored, with the number of its upload. */
  onImage: (image: ImageDto, upload: number) => void;
  onBusy?: BusyListener;
  /** How many more pictures there is room for, and what is said of a file that finds none. */
  room?: { places: () => number; sentence: (name: string) => string };
}

/**
 * The way of every picture in the back-office: size limit, type, decoding and minimum size before anything is sent,
 * crop, upload with progress, which can be given up. Every file that is not taken is said, by its name, until that is
 * dismissed. Files go on their way in the order in which they were chosen.
 */
export function useImageUpload({ kind, onImage, onBusy, room }: ImageUploadOptions): ImageUploads {
  const store: SessionStore = useStore<ReturnType<SessionStore['getState']>>();
  const { uploadMaxMb } = useSettings();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const refused = useRefusals();
  const { refuse } = refused;
  const [cropping, setCropping] = useState<CropJob | null>(null);
  const originals = useRef(new Map<number, File>());
  const serial = useRef(0);
  const underWay = useRef(new Map<number, AbortController>());
  /** The last chosen file that was looked at, behind all before it. */
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef({ onImage, onBusy, room });
  useEffect(() => {
    latest.current = { onImage, onBusy, room };
  });
  useEffect(() => {
    const all = underWay.current;
    // A picture whose field is gone has no use.
    return () => all.forEach((upload) => upload.abort());
  }, []);

  const busyDuring = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    latest.current.onBusy?.(1);
    try {
      return await work();
    } finally {
      latest.current.onBusy?.(-1);
    }
  };

  const send = async (file: File, original: File): Promise<UploadEnding> => {
    const id = (serial.current += 1);
    const controller = new AbortController();
    const { signal } = controller;
    underWay.current.set(id, controller);
    setUploads((all) => [...all, { id, name: file.name, percent: 0 }]);
    try {
      const onProgress = (percent: number) =>
        setUploads((all) => all.map((one) => (one.id === id ? { ...one, percent } : one)));
      const image = await uploadSignedIn(store, file, kind, { onProgress, signal });
      originals.current.set(image.id, original);
      // Given up at the last moment: the server drops what no record uses after a day.
      if (signal.aborted) return 'given up';
      latest.current.onImage(image, id);
      return 'ready';
    } catch (error) {
      if (!(error instanceof UploadFailed)) throw error;
      if (signal.aborted) return 'given up';
      refuse(notUploaded(file.name, error.message));
      return 'refused';
    } finally {
      underWay.current.delete(id);
      setUploads((all) => all.filter((one) => one.id !== id));
    }
  };

  const giveUp = ({ id }: Upload) => {
    underWay.current.get(id)?.abort();
    flushSync(() => setUploads((all) => all.filter((one) => one.id !== id)));
  };

  const accept = (file: File, crop: boolean) =>
    busyDuring(async (): Promise<UploadEnding> => {
      const look = lookAt(file, kind, uploadMaxMb);
      // They are looked at side by side. A small file does not overtake the large one before it.
      const looked = turn.current.then(() => look);
      turn.current = looked;
      const { size, problem } = await looked;
      const { room } = latest.current;
      const isFull = room !== undefined && room.places() <= underWay.current.size;
      if (!size || problem || isFull) {
        refuse(problem ?? room?.sentence(file.name) ?? unreadable(file.name));
        return 'refused';
      }
      const ratio = cropRatio(kind, size);
      if (!crop || !ratio || hasRatio(size, ratio)) return send(file, file);
      setCropping({ file, kind, size });
      return 'to be cropped';
    });

  const recrop = async (image: ImageDto) => {
    try {
      const file = originals.current.get(image.id) ?? (await fetchPicture(image.publicUrl, 'imagen'));
      setCropping({ file, kind, size: await measure(file) });
    } catch {
      refuse('No pudimos abrir la imagen para recortarla. Cámbiala por otra.');
    }
  };

  const finishCrop = async (area: Area) => {
    if (!cropping) return;
    setCropping(null);
    await busyDuring(async () => {
      const file = await cut(cropping.file, area).catch(() => null);
      if (file) await send(file, cropping.file);
      else refuse(unreadable(cropping.file.name));
    });
  };

  return {
    uploads,
    giveUp,
    refused,
    cropping,
    accept,
    recrop,
    finishCrop,
    cancelCrop: () => setCropping(null),
  };
}

/** What can be found out about a file before it is sent: its size, or why it is not taken. */
async function lookAt(file: File, kind: ImageKind, maxMb?: number): Promise<{ size?: Size; problem?: string }> {
  const problem = fileProblem(file, maxMb);
  if (problem) return { problem };
  const size = await measure(file).catch(() => undefined);
  return size ? { size, problem: sizeProblem(kind, file.name, size) } : { problem: unreadable(file.name) };
}

/** The server's sentence, which knows no file names. */
function notUploaded(name: string, said: string): string {
  return said.includes(name) ? said : `El archivo ${name} no se subió. ${said}`;
}
