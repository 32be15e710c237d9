import { KitchenTokens } from '../../src/modules/kitchen/index.js';
import { query } from '../../src/platform/database/query.js';
import type { TestApp } from './create-test-app.js';
import { chefForm } from './factories.js';
import { signIn } from './sign-in.js';

/** A chef with a session in Mi cocina. */
export interface SignedInChef {
  chefId: number;
  email: string;
  /** The chef's form as it was sent. */
  form: Record<string, unknown>;
  token: string;
  header: { authorization: string };
}

let count = 0;

/** Creates a chef whom staff invited, with a session, as after signing in. */
export async function signInChef(test: TestApp, changes: Record<string, unknown> = {}): Promise<SignedInChef> {
  const staff = (await signIn(test)).header;
  const email = `chef-${++count}@cocina.example`;
  const form = await chefForm(test, { name: `Camila Soto ${count}`, email, ...changes });
  const { body } = await test.request.post('/api/v1/chefs/create').set(staff).send(form).expect(200);
  const chefId = (body as { data: { id: number } }).data.id;
  await test.request.post(`/api/v1/chef-access/invite/${chefId}`).set(staff).expect(200);
  return { chefId, email: String(form['email']), form, ...(await kitchenSession(test, chefId)) };
}

/** A new session of a chef who has access. */
export async function kitchenSession(
  test: TestApp,
  chefId: number,
): Promise<{ token: string; header: { authorization: string } }> {
  const [access] = await query<{ id: number; epoch: string }>(
    test.em(),
    'select id, session_epoch as epoch from kitchen_access where chef_id = $1',
    [chefId],
  );
  if (!access) throw new Error(`chef ${chefId} has no access`);
  const tokens = test.app.get(KitchenTokens, { strict: false });
  const token = tokens.issue({ id: access.id, sessionEpoch: access.epoch });
  return { token, header: { authorization: `Bearer ${token}` } };
}
