import { GatheredSources } from './sources.js';

describe('gathered sources', () => {
  it('are those of all parts', () => {
    const gathered = new GatheredSources();
    gathered.ask();
    gathered.ask();
    gathered.tell(['chef', 'city']);
    gathered.tell(['city', 'company']);
    expect(gathered.all).toEqual(['chef', 'city', 'company']);
  });

  it('are unknown while a part has not said what it is made from, or says that it is anything', () => {
    const gathered = new GatheredSources();
    gathered.ask();
    gathered.ask();
    gathered.tell(['chef']);
    expect(gathered.all).toBeUndefined();
    gathered.tell(undefined);
    expect(gathered.all).toBeUndefined();
  });

  it('are unknown when nothing was asked', () => {
    expect(new GatheredSources().all).toBeUndefined();
  });
});
