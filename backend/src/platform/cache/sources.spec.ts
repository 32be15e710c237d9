import type { FastifyRequest } from 'fastify';
import { GatheredSources, gatherFrom, showsRecord, sourcesOf, tellSources, type MadeFrom } from './sources.js';

const requestOf = (config: { madeFrom?: MadeFrom }, raw = {}): FastifyRequest =>
  ({ raw, routeOptions: { config } }) as unknown as FastifyRequest;

describe('an answer is made from', () => {
  it('anything, where its operation does not say it', () => expect(sourcesOf(requestOf({}))).toBeUndefined());

  it('the tables that its operation names', () =>
    expect(sourcesOf(requestOf({ madeFrom: { tables: ['city'] } }))).toEqual(['city']));

  it('the one record that it shows and those tables, or anything while nobody says which record', () => {
    const request = requestOf({ madeFrom: { record: 'chef', tables: ['city'] } });
    expect(sourcesOf(request)).toBeUndefined();
    showsRecord(request, 12);
    expect(sourcesOf(request)).toEqual(['chef:12', 'city']);
  });
});

describe('anyone who gathers', () => {
  it('is told once of each call that it asked for, and of no other', () => {
    const gathered = new GatheredSources();
    const call = {};
    gatherFrom(call, gathered);
    expect(gathered.all).toBeUndefined();
    tellSources(requestOf({}), () => ['diet']);
    tellSources(requestOf({}, call), () => ['city']);
    tellSources(requestOf({}, call), () => ['company']);
    expect(gathered.all).toEqual(['city']);
  });
});

describe('gathered sources', () => {
  it('are those of all parts', () => {
    const gathered = new GatheredSources();
    gathered.ask();
    gathered.ask();
    gathered.tell(['chef', 'city']);
    gathered.tell(['city', 'company']);
    expect(gathered.all).toEqual(['chef', 'city', 'company']);
  });

  it('are unknown while a part has not named its sources, or says that they are any', () => {
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
