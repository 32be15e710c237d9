import { describe, expect, it } from '@jest/globals';
import { statementSummary } from './statement-summary.js';

describe('what a trace says of a statement', () => {
  it.each([
    ['select 1', 'select'],
    ['begin', 'begin'],
    ['select "id" from "chef" where "name" = $1', 'select chef'],
    ['insert into "person" ("email") values (\'ana@cocina.example\')', 'insert person'],
    ['UPDATE pgboss.job SET state = $1', 'update job'],
    ['delete from only strict_count', 'delete strict_count'],
    ['  with x as (select * from image) select 1', 'with image'],
    [
      'select (select count(*) from image where (a)), chef.id from "chef" where id in (select 1 from city)',
      'select chef',
    ],
    ['select coalesce((select 1 from image), 2)', 'select image'],
    ["/* nothing */ 'ana@cocina.example'", 'statement'],
    ["select set_config('x', 'from ana', true)", 'select'],
    ["select 'it''s from ana' from chef", 'select chef'],
    [`select '${'x'.repeat(19_980)} from ana' from chef`, 'select'],
  ])('%s', (text, summary) => {
    expect(statementSummary(text)).toBe(summary);
  });
});
