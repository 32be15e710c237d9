import { Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { choiceParam, IdParam } from '../../platform/http/value/params.js';
import { RawJson } from '../../platform/http/answer/raw-json.js';
import { ByLink, TokenParam } from '../../platform/links/by-link.js';
import { PREVIEW_KINDS, type PreviewKind } from './preview-links.js';
import { ChefPreviewDto, PreviewLinkDto, ProposalPreviewDto } from './previews.dto.js';
import { Previews } from './previews.service.js';

const SubjectParam = choiceParam('subject', PREVIEW_KINDS);

/** Chefs and experiences as visitors will see them, by links that end. */
@ApiTags('previews')
@Controller('previews')
export class PreviewsController {
  constructor(private readonly previews: Previews) {}

  /** The page of a chef, also of one that is not active, for anyone who has the link. */
  @Get('chef/:token')
  @ByLink()
  @Answer({ msg: 'Vista previa', type: ChefPreviewDto })
  @Refuses(404)
  async readChefPreview(@TokenParam() token: unknown): Promise<RawJson<ChefPreviewDto>> {
    return RawJson.object<ChefPreviewDto>({ chef: await this.previews.chef(token) });
  }

  /** The page of an experience, also where its chef is not active, for anyone who has the link. */
  @Get('experience/:token')
  @ByLink()
  @Answer({ msg: 'Vista previa', type: ProposalPreviewDto })
  @Refuses(404)
  async readProposalPreview(@TokenParam() token: unknown): Promise<RawJson<ProposalPreviewDto>> {
    return RawJson.object<ProposalPreviewDto>({ experience: await this.previews.experience(token) });
  }

  /** An address under which staff look at the page for an hour. */
  @Post('look/:subject/:id')
  @SignedIn()
  @Answer({ msg: 'Vista previa', type: PreviewLinkDto })
  @Refuses(400, 401, 404)
  lookAtPreview(@SubjectParam() subject: PreviewKind, @IdParam() id: number): Promise<PreviewLinkDto> {
    return this.previews.look(subject, id);
  }

  /** An address for people without an account. It serves for 7 days from now, and stays the same until it is revoked. */
  @Post('share/:subject/:id')
  @SignedIn()
  @Answer({ msg: 'Enlace de la vista previa', type: PreviewLinkDto })
  @Refuses(400, 401, 404)
  sharePreview(@SubjectParam() subject: PreviewKind, @IdParam() id: number): Promise<PreviewLinkDto> {
    return this.previews.share(subject, id);
  }

  /** Ends the shared address at once. The next one is another. */
  @Delete('share/:subject/:id')
  @SignedIn()
  @Answer({ msg: 'El enlace ya no sirve' })
  @Refuses(400, 401, 404)
  async revokePreview(@SubjectParam() subject: PreviewKind, @IdParam() id: number): Promise<void> {
    await this.previews.revoke(subject, id);
  }
}
