import type { S3 } from '@aws-sdk/client-s3';
import type { S3Place } from '../config/variable-kinds.ts';
import { mediaOn } from './media-on.ts';
import { type Media, MediaUnavailable, type PictureFiles } from './port.ts';

/**
 * Pictures in a bucket of S3 or of what speaks like it. Credentials are looked for as the AWS SDK
 * does: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or the machine's role. They must be allowed
 * GetObject, PutObject, DeleteObject and ListBucket; without the last S3 says "denied" of what is not there.
 */
export const s3Media = (place: S3Place): Media => mediaOn(objectsIn(place));

const SECOND = 1000;

const isMissing = (error: unknown) => error instanceof Error && error.name === 'NoSuchKey';

function objectsIn(place: S3Place): PictureFiles {
  const { bucket, prefix } = place;
  let connection: Promise<S3> | undefined;

  async function ask<Answer>(question: (s3: S3) => Promise<Answer>): Promise<Answer | undefined> {
    connection ??= connect(place);
    const s3 = await connection;
    try {
      return await question(s3);
    } catch (cause) {
      if (isMissing(cause)) return undefined;
      throw new MediaUnavailable(`The bucket ${bucket} does not answer as it should`, { cause });
    }
  }

  return {
    async keep(name, bytes) {
      const ContentType = name.endsWith('.webp') ? 'image/webp' : 'application/octet-stream';
      const object = { Bucket: bucket, Key: prefix + name, Body: bytes, ContentType };
      await ask((s3) => s3.putObject(object));
    },
    read: (name) =>
      ask(async (s3) => {
        const { Body } = await s3.getObject({ Bucket: bucket, Key: prefix + name });
        return Body && Buffer.from(await Body.transformToByteArray());
      }),
    async remove(name) {
      await ask((s3) => s3.deleteObject({ Bucket: bucket, Key: prefix + name }));
    },
  };
}

/** Loading the SDK takes 200 ms and 25 MB, which anyone who keeps pictures on disk is spared. */
async function connect({ region, endpoint, pathStyle }: S3Place): Promise<S3> {
  const { S3: Client } = await import('@aws-sdk/client-s3');
  return new Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: pathStyle,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 2 * SECOND, requestTimeout: 10 * SECOND },
    // what else speaks S3 does not know the checksums that AWS has added since
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
