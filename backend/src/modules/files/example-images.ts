import type { ImageKind } from './image.entity.js';

/** A picture within a body, as decisions.md 4 takes it from the specification. */
interface ExampleImage {
  data: string;
  type: string;
  filename: string;
}

const example = (base64: string): ExampleImage => ({
  data: `data:image/png;base64,${base64}`,
  type: 'image/png',
  filename: 'ejemplo.png',
});

/** Plain terracotta PNGs of the smallest size accepted, so that the document's example bodies work as they are. */
export const EXAMPLE_IMAGES: Record<ImageKind, ExampleImage> = {
  // 250×250 pixels
  profile: example(
    'iVBORw0KGgoAAAANSUhEUgAAAPoAAAD6AQMAAACyIsh+AAAAA1BMVEWKOyqs0YViAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAHklEQVRo3u3BAQEAAACCIP+vbkhAAQAAAAAAAAC/BiA6AAHqawVfAAAAAElFTkSuQmCC',
  ),
  // 1440×350 pixels
  cover: example(
    'iVBORw0KGgoAAAANSUhEUgAABaAAAAFeAQMAAABJuSrxAAAAA1BMVEWKOyqs0YViAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAVElEQVR42u3BMQEAAADCoPVPbQ0PoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD4Mfd2AAHy1UM2AAAAAElFTkSuQmCC',
  ),
  // 300×300 pixels
  gallery: example(
    'iVBORw0KGgoAAAANSUhEUgAAASwAAAEsAQMAAABDsxw2AAAAA1BMVEWKOyqs0YViAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAIklEQVRo3u3BMQEAAADCoPVPbQo/oAAAAAAAAAAAAAAAeBkttAAB/+kJawAAAABJRU5ErkJggg==',
  ),
  // 1440×350 pixels
  header: example(
    'iVBORw0KGgoAAAANSUhEUgAABaAAAAFeAQMAAABJuSrxAAAAA1BMVEWKOyqs0YViAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAVElEQVR42u3BMQEAAADCoPVPbQ0PoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD4Mfd2AAHy1UM2AAAAAElFTkSuQmCC',
  ),
  // 100×100 pixels
  logo: example(
    'iVBORw0KGgoAAAANSUhEUgAAAGQAAABkAQMAAABKLAcXAAAAA1BMVEWKOyqs0YViAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFElEQVQ4y2NgGAWjYBSMglFATwAABXgAASlxufwAAAAASUVORK5CYII=',
  ),
  // 300×300 pixels
  proposal: example(
    'iVBORw0KGgoAAAANSUhEUgAAASwAAAEsAQMAAABDsxw2AAAAA1BMVEWKOyqs0YViAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAIklEQVRo3u3BMQEAAADCoPVPbQo/oAAAAAAAAAAAAAAAeBkttAAB/+kJawAAAABJRU5ErkJggg==',
  ),
};
