import type { ImageDto } from '../../../api/generated';
import type { ImageKind } from './image-kinds';

/** Path of the contract's operation uploadFile. */
const UPLOAD_PATH = '/api/v1/files/upload';

/** A refused or failed upload. Its message is Spanish and can be shown. */
export class UploadFailed extends Error {
  constructor(
    message: string,
    /** HTTP status, or 0 when the server could not be reached. */
    readonly status: number,
  ) {
    super(message);
    this.name = 'UploadFailed';
  }
}

export interface UploadOptions {
  token?: string;
  /** Called with the percentage of the file that was sent, 0 to 100. */
  onProgress: (percent: number) => void;
  /** Ends the upload, also where it waits for the person to sign in (`uploadSignedIn`). */
  signal: AbortSignal;
}

function readAnswer(text: string): { msg?: string; data?: ImageDto | null } {
  try {
    return (JSON.parse(text) ?? {}) as { msg?: string; data?: ImageDto | null };
  } catch {
    return {};
  }
}

const UNREACHABLE = 'No pudimos subir la imagen. Revisa tu conexión e inténtalo de nuevo.';

/**
 * POST /files/upload with progress, which fetch, and so RTK Query, cannot report.
 * @throws UploadFailed
 */
export function uploadImage(
  file: File,
  kind: ImageKind,
  { token, onProgress, signal }: UploadOptions,
): Promise<ImageDto> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('kind', kind);
    body.append('file', file, file.name);

    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onload = () => {
      const { msg, data } = readAnswer(request.responseText);
      if (request.status < 300 && data) resolve(data);
      else reject(new UploadFailed(msg ?? UNREACHABLE, request.status));
    };
    request.onerror = request.onabort = () => reject(new UploadFailed(UNREACHABLE, 0));
    signal.addEventListener('abort', () => request.abort());

    request.open('POST', UPLOAD_PATH);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.send(body);
  });
}
