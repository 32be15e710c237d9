import { ApiProperty } from '@nestjs/swagger';
import type { BuildInfo } from '../build-info.js';

/** Which product runs. What the build did not say is 'unknown'. */
export class BuildDto implements BuildInfo {
  @ApiProperty({ example: '1.4.0', description: 'Version of the release.' })
  version!: string;

  @ApiProperty({ example: '3f2a9c41d07b', description: "Commit it was built from; '-dirty' with changes beside it." })
  commit!: string;

  @ApiProperty({ example: '2026-11-22T18:30:00+00:00', description: 'When that commit was made.' })
  date!: string;
}
