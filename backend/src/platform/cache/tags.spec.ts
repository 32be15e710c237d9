import type { FastifyRequest } from 'fastify';
import { TagCollector, collectTags, showsRecord, tagsOf, reportTags, type RouteTags } from './tags.js';

const requestOf = (config: { cacheTags?: RouteTags }, raw = {}): FastifyRequest =>
  ({ raw, routeOptions: { config } }) as unknown as FastifyRequest;

describe('the tags of an answer', () => {
  it('anything, where its operation does not say it', () => expect(tagsOf(requestOf({}))).toBeUndefined());

  it('the tables that its operation names', () =>
    expect(tagsOf(requestOf({ cacheTags: { tables: ['city'] } }))).toEqual(['city']));

  it('the one record that it shows and those tables, or anything while nobody says which record', () => {
    const request = requestOf({ cacheTags: { record: 'chef', tables: ['city'] } });
    expect(tagsOf(request)).toBeUndefined();
    showsRecord(request, 12);
    expect(tagsOf(request)).toEqual(['chef:12', 'city']);
  });
});

describe('a collector', () => {
  it('gets the tags of each call that it expects once, and of no other', () => {
    const collector = new TagCollector();
    const call = {};
    collectTags(call, collector);
    expect(collector.all).toBeUndefined();
    reportTags(requestOf({}), () => ['diet']);
    reportTags(requestOf({}, call), () => ['city']);
    reportTags(requestOf({}, call), () => ['company']);
    expect(collector.all).toEqual(['city']);
  });
});

describe('collected tags', () => {
  it('are those of all parts', () => {
    const collector = new TagCollector();
    collector.expect();
    collector.expect();
    collector.add(['chef', 'city']);
    collector.add(['city', 'company']);
    expect(collector.all).toEqual(['chef', 'city', 'company']);
  });

  it('are unknown while a part has not named its tags, or says that they are any', () => {
    const collector = new TagCollector();
    collector.expect();
    collector.expect();
    collector.add(['chef']);
    expect(collector.all).toBeUndefined();
    collector.add(undefined);
    expect(collector.all).toBeUndefined();
  });

  it('are unknown when nothing was asked', () => {
    expect(new TagCollector().all).toBeUndefined();
  });
});
