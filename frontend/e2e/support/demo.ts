import type { Page } from '@playwright/test';

/** What a test needs to know about a demo chef. */
export interface DemoChef {
  id: number;
  slug: string;
  chef_name: string;
}

/** The oldest of the demo's chefs, which is the last of the list. No other test changes it. */
export async function demoChef(page: Page): Promise<DemoChef> {
  const answer = await page.request.get('/api/v1/chefs/active?perPage=100');
  const { chefs } = (await answer.json()) as { chefs: DemoChef[] };
  const chef = chefs.at(-1);
  if (!chef) throw new Error('There are no demo chefs.');
  return chef;
}

/** The slug of the oldest of the demo's experiences. The newest may be another test's. */
export async function demoExperience(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v1/proposals/all?perPage=100');
  const { data } = (await answer.json()) as { data: { proposals: { slug: string }[] } };
  const experience = data.proposals.at(-1);
  if (!experience) throw new Error('There are no demo experiences.');
  return experience.slug;
}
