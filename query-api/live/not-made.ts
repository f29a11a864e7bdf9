import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import { DatabaseError } from 'pg';

const UNDEFINED_TABLE = '42P01';

/** A table that is not there belongs to a group that is being built: that is no bug, and passes. */
export const asNotMade = (error: unknown): unknown =>
  error instanceof DatabaseError && error.code === UNDEFINED_TABLE
    ? new TransportError('not-readable', { message: error.message })
    : error;
