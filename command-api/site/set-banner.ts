import { pictureUrl } from '@baanpak/contract/fields/picture-url.ts';
import { SITE_STREAM, site } from '@baanpak/domain/site/site.ts';
import { detailFor, sendWithPosition } from '../answer.ts';
import type { Deps } from '../deps.ts';
import { DETAILS } from '../details.ts';
import type { Handler } from '../handler.ts';
import { PHOTO } from '../media/picture-kinds.ts';
import { contextOf } from '../request.ts';

/** POST /site/banner: the picture that guests are met with. */
export const setBanner =
  (deps: Deps): Handler<'POST /site/banner'> =>
  async (request, reply) => {
    const bannerId = await deps.pictures.takeOne(request, PHOTO);
    const command = { type: 'ReviseSite', data: { changes: { bannerId } } } as const;
    await deps.commands.handle(site, SITE_STREAM, command, contextOf(request));
    const { state, position } = await deps.commands.load(site, SITE_STREAM);
    return sendWithPosition(reply, deps, position).send({
      imageUrl: pictureUrl(state.bannerId),
      ...detailFor(request, DETAILS.pictureSet),
    });
  };
