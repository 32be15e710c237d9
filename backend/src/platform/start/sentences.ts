/** The disk with the product's data is full. */
export const diskFull = (path: string): string =>
  `No queda espacio en el disco para ${path}: libera espacio y vuelve a intentarlo.`;

/** The product may not read or write its data. */
export const notAllowed = (path: string): string =>
  `No hay permiso para leer y escribir en ${path}: corrige los permisos o elige otra carpeta con DATA_DIR.`;

/** There is a file where a folder is needed. */
export const notAFolder = (path: string): string => `${path} no es una carpeta: elige otra con DATA_DIR.`;

/** The name to listen under is not known. */
export const noSuchHost = (host: string): string =>
  `HOST=${host} no es una dirección de esta máquina: usa 0.0.0.0 para todas, o una de las suyas.`;

/** The store is not the one that has the database's files. */
export const otherStore = (place: string): string =>
  `${place} no tiene los archivos de esta base de datos: revisa que el volumen esté montado y que DATA_DIR y los S3_… sean los de siempre. Si los archivos cambiaron de lugar a propósito, ejecuta make admin ARGS=accept-store (en la imagen: node backend/dist/admin.js accept-store).`;
