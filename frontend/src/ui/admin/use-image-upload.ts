import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { ImageDto } from '../../api/generated';
import { useSettings } from '../settings';
import type { CropJob } from './CropDialog';
import { cropRatio, fileProblem, hasRatio, sizeProblem, type ImageKind } from './image-kinds';
import { cut, fetchPicture, measure, type Area } from './picture-file';
import { UploadFailed } from './upload-image';
import { uploadSignedIn, type SessionStore } from './upload-signed-in';

/** A file on its way to the server. */
export interface Upload {
  id: number;
  name: string;
  percent: number;
}

/** Hears of uploads that begin (1) and end (-1), so that a form does not save half of them. */
export type BusyListener = (delta: 1 | -1) => void;

interface ImageUploads {
  uploads: Upload[];
  /** The sentence to show when the last file was refused. */
  problem: string | undefined;
  /** The picture the crop dialog is open for. */
  cropping: CropJob | null;
  /** Checks a chosen file and uploads it; with `crop`, asks for the crop first when its shape is not the site's. */
  accept: (file: File, crop: boolean) => Promise<void>;
  /** Opens the crop dialog for an image that is already on the server; the result takes its place. */
  recrop: (image: ImageDto) => Promise<void>;
  finishCrop: (area: Area) => Promise<void>;
  cancelCrop: () => void;
}

const UNREADABLE = 'No pudimos abrir la imagen. Prueba con otra.';

/**
 * The way of every picture in the back-office: size limit, type, decoding and minimum size before anything is sent,
 * crop, upload with progress. `onImage` gets what the server stored.
 */
export function useImageUpload(
  kind: ImageKind,
  onImage: (image: ImageDto) => void,
  onBusy?: BusyListener,
): ImageUploads {
  const store: SessionStore = useStore<ReturnType<SessionStore['getState']>>();
  const { uploadMaxMb } = useSettings();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [problem, setProblem] = useState<string>();
  const [cropping, setCropping] = useState<CropJob | null>(null);
  const originals = useRef(new Map<number, File>());
  const serial = useRef(0);
  const latest = useRef({ onImage, onBusy });
  useEffect(() => {
    latest.current = { onImage, onBusy };
  });
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  const send = useCallback(
    async (file: File, original: File) => {
      const id = (serial.current += 1);
      setUploads((all) => [...all, { id, name: file.name, percent: 0 }]);
      latest.current.onBusy?.(1);
      try {
        const onProgress = (percent: number) =>
          setUploads((all) => all.map((one) => (one.id === id ? { ...one, percent } : one)));
        // An upload that outlives its screen ends unheard; the server drops what no record uses after a day.
        const image = await uploadSignedIn(store, file, kind, { onProgress, isWanted: () => alive.current });
        originals.current.set(image.id, original);
        if (alive.current) latest.current.onImage(image);
      } catch (error) {
        if (!(error instanceof UploadFailed)) throw error;
        setProblem(error.message);
      } finally {
        latest.current.onBusy?.(-1);
        setUploads((all) => all.filter((one) => one.id !== id));
      }
    },
    [kind, store],
  );

  const accept = useCallback(
    async (file: File, crop: boolean) => {
      const refusal = fileProblem(file, uploadMaxMb);
      setProblem(refusal);
      if (refusal) return;
      const size = await measure(file).catch(() => null);
      const trouble = size ? sizeProblem(kind, size) : UNREADABLE;
      if (!size || trouble) {
        setProblem(trouble);
        return;
      }
      const ratio = cropRatio(kind, size);
      if (crop && ratio && !hasRatio(size, ratio)) setCropping({ file, kind, size });
      else await send(file, file);
    },
    [kind, send, uploadMaxMb],
  );

  const recrop = useCallback(
    async (image: ImageDto) => {
      setProblem(undefined);
      try {
        const file = originals.current.get(image.id) ?? (await fetchPicture(image.publicUrl, 'imagen'));
        setCropping({ file, kind, size: await measure(file) });
      } catch {
        setProblem('No pudimos abrir la imagen para recortarla. Cámbiala por otra.');
      }
    },
    [kind],
  );

  const finishCrop = useCallback(
    async (area: Area) => {
      if (!cropping) return;
      setCropping(null);
      const file = await cut(cropping.file, area).catch(() => null);
      if (file) await send(file, cropping.file);
      else setProblem(UNREADABLE);
    },
    [cropping, send],
  );

  return {
    uploads,
    problem,
    cropping,
    accept,
    recrop,
    finishCrop,
    cancelCrop: useCallback(() => setCropping(null), []),
  };
}
