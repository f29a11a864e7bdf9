import { existingData } from './data-place.ts';
import { becomesWithin, connectionUrl, postmasterOf } from './postmaster.ts';

/**
 * The address of the server that runs on `directory`'s data, or null when none does: for tools that
 * work beside the product. It ends when the product does.
 */
export async function attachEmbeddedPostgres(directory: string): Promise<string | null> {
  const data = await existingData(directory);
  if (data === undefined) return null;
  let url: string | null = null;
  await becomesWithin(30_000, async () => {
    const postmaster = await postmasterOf(data);
    if (postmaster?.isReady) url = connectionUrl(postmaster.socketDirectory);
    return postmaster === undefined || postmaster.isReady;
  });
  return url;
}
