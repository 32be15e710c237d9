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
  return (await oldestExperience(page)).slug;
}

/** The oldest of the demo's experiences whose chef has others too. */
export async function demoSibling(page: Page): Promise<DemoExperience> {
  return oldestExperience(page, (one, all) => all.filter(({ chef }) => chef.slug === one.chef.slug).length > 1);
}

/** What a test needs to know about a demo experience. */
interface DemoExperience {
  id: number;
  slug: string;
  dish_name: string;
  chef: { slug: string };
}

async function oldestExperience(
  page: Page,
  suits: (one: DemoExperience, all: DemoExperience[]) => boolean = () => true,
): Promise<DemoExperience> {
  const answer = await page.request.get('/api/v1/proposals/all?perPage=100');
  const { data } = (await answer.json()) as { data: { proposals: DemoExperience[] } };
  const experience = data.proposals.findLast((one, _, all) => suits(one, all));
  if (!experience) throw new Error('There are no demo experiences.');
  return experience;
}
