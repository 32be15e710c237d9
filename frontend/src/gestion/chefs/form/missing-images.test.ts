import { http, HttpResponse } from 'msw';

import { serveApi } from '../../../../test-setup/server';
import { adminChef, image } from '../chefs.fixtures';
import { emptyOf } from '../../../ui/admin/field/record-fields';
import { savedChef } from './chef-record';
import { withoutMissingImages } from './missing-images';
import { PROPOSAL_FIELDS } from './proposal-fields';

const server = serveApi(http.head('*/files/:name', () => new HttpResponse(null, { status: 200 })));
const gone = (...ids: number[]) =>
  ids.forEach((id) => server.use(http.head(`*/files/${id}-1440.webp`, () => new HttpResponse(null, { status: 404 }))));

const NEW_PROPOSAL = emptyOf(PROPOSAL_FIELDS);
const { values } = savedChef(adminChef());
const draft = {
  values: {
    ...values,
    proposals: [{ ...NEW_PROPOSAL, key: 'a', dish_name: 'Curanto', profile_image: image(50) }],
  },
  begun: { proposals: { details: { ...NEW_PROPOSAL, dish_name: 'Cazuela', profile_image: image(51) } } },
};

test('a draft keeps the pictures that are there', async () => {
  expect(await withoutMissingImages(draft)).toEqual({ ...draft, missing: false });
});

test('it loses those that the server removed, so that the form asks for them again', async () => {
  gone(11, 13, 50, 51);
  const { values: kept, begun, missing } = await withoutMissingImages(draft);
  expect(missing).toBe(true);
  expect(kept.profile_image).toBeUndefined();
  expect(kept.cover_image?.id).toBe(12);
  expect(kept.gallery.map(({ id }) => id)).toEqual([14]);
  expect(kept.proposals).toMatchObject([{ dish_name: 'Curanto', profile_image: undefined }]);
  expect(begun).toMatchObject({ proposals: { details: { dish_name: 'Cazuela', profile_image: undefined } } });
});

test('without a connection nothing is given up', async () => {
  server.use(http.head('*/files/:name', () => HttpResponse.error()));
  expect((await withoutMissingImages(draft)).missing).toBe(false);
});
