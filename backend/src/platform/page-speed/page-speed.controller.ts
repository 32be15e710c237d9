import { Body, Controller, Header, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../http/access.js';
import { Refuses, Taken } from '../http/answer/answer.js';
import { pagePatternOf } from '../http/answer/page-pattern.js';
import { TinyBody } from '../http/limit/server-limits.js';
import { ReportPageSpeedDto } from './page-speed.dto.js';
import { PAGE_SPEED, type PageSpeed } from './page-speed.js';
import { PageSpeedCounts } from './page-speed-counts.js';

const SECOND = 1_000;

@ApiTags('page-speed')
@Controller('page_speed')
export class PageSpeedController {
  constructor(private readonly counts: PageSpeedCounts) {}

  /**
   * Takes how fast a page was, as a visitor's browser measured it. It is counted by the page's pattern and the kind of
   * screen, without anything that leads to the visitor.
   */
  @Post('create')
  @Public()
  @TinyBody()
  @Header('Cache-Control', 'no-store')
  @Taken('Counted.')
  @Refuses(400, 413, 415)
  reportPageSpeed(@Body() { path, device, ...measured }: ReportPageSpeedDto): void {
    const speed: PageSpeed = { route: pagePatternOf(path), device, figures: figuresOf(measured) };
    this.counts.add(speed);
    PAGE_SPEED.publish(speed);
  }
}

/** In the units of Prometheus. */
const figuresOf = ({ lcp, inp, ttfb, cls }: Omit<ReportPageSpeedDto, 'path' | 'device'>): PageSpeed['figures'] => ({
  lcp: seconds(lcp),
  inp: seconds(inp),
  ttfb: seconds(ttfb),
  cls: cls ?? undefined,
});

const seconds = (time: number | null | undefined): number | undefined =>
  typeof time === 'number' ? time / SECOND : undefined;
