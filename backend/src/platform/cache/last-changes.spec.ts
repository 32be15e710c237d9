import { LastChanges } from './last-changes.js';

describe('the last changes', () => {
  it('make stale what depends on something that has changed since, and nothing else', () => {
    const changes = new LastChanges();
    const before = changes.now;
    changes.note(['chef', 'chef:12']);
    expect(changes.isStale(['chef:12', 'city'], before)).toBe(true);
    expect(changes.isStale(['chef:13', 'city'], before)).toBe(false);
    expect(changes.isStale(['chef:12'], changes.now)).toBe(false);
  });

  it('make stale what does not name its tags, whatever has changed', () => {
    const changes = new LastChanges();
    const before = changes.now;
    expect(changes.isStale(undefined, before)).toBe(false);
    changes.note(['city']);
    expect(changes.isStale(undefined, before)).toBe(true);
  });

  it('make stale everything that is older than a change of anything', () => {
    const changes = new LastChanges();
    const before = changes.now;
    changes.note(undefined);
    expect(changes.isStale(['city'], before)).toBe(true);
    expect(changes.isStale([], before)).toBe(true);
    expect(changes.isStale(['city'], changes.now)).toBe(false);
  });

  it('that are forgotten make everything older stale, and nothing that is newer', () => {
    const changes = new LastChanges(2);
    const before = changes.now;
    changes.note(['chef:1']);
    const between = changes.now;
    changes.note(['chef:2']);
    changes.note(['chef:1']);
    changes.note(['chef:3']);
    // 'chef:2' changed longest ago and is forgotten.
    expect(changes.isStale(['chef:9'], before)).toBe(true);
    expect(changes.isStale(['chef:9'], between)).toBe(true);
    expect(changes.isStale(['chef:9'], between + 1)).toBe(false);
    expect(changes.isStale(['chef:1'], between + 1)).toBe(true);
  });

  it('that are forgotten do not make older what may be anything', () => {
    const changes = new LastChanges(2);
    changes.note(['chef:1', 'chef:2']);
    const before = changes.now;
    changes.note(undefined);
    changes.note(['chef:3', 'chef:4']);
    expect(changes.isStale(['chef:9'], before)).toBe(true);
  });
});
