import { pictureUrl } from '@baanpak/contract/fields/picture-url.ts';
import { SITE_STREAM, site } from '@baanpak/domain/site/site.ts';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import type { Commands, Pictures, Store } from '../../ports.ts';
import { PHOTO } from '../media/picture-kinds.ts';

/** POST /site/banner: the picture that guests are met with. */
export const setBanner =
  (ports: Commands & Store & Pictures): Handler<'POST /site/banner'> =>
  async (request, reply) => {
    const bannerId = await ports.pictures.takeOne(request, PHOTO);
    const command = { type: 'ReviseSite', data: { changes: { bannerId } } } as const;
    await ports.commands.handle(site, SITE_STREAM, command, contextOf(request));
    const { state, position } = await ports.commands.load(site, SITE_STREAM);
    return sendWithPosition(reply, ports, position).send({
      imageUrl: pictureUrl(state.bannerId),
      ...detailFor(request, DETAILS.pictureSet),
    });
  };
