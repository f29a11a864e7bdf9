import type { ErrorObject } from 'ajv';
import { fieldMessage, NOT_KNOWN } from './field-messages.ts';
import type { FieldProblem } from './invalid-request.ts';

/** How many fields an answer names. */
export const MOST_FIELDS = 20;
/** How many of ajv's errors are looked at, several of which may be one field's. */
const MOST_ERRORS = 400;

/** ajv's errors as fields, each path once, at most 20; `name` stands for the value itself. */
export function fieldProblems(errors: readonly ErrorObject[], name: string): FieldProblem[] {
  const fields = new Map<string, FieldProblem>();
  for (const error of withoutFailedBranches(errors.slice(0, MOST_ERRORS))) {
    const path = pathOf(error) || name;
    if (!fields.has(path)) fields.set(path, { path, message: fieldMessage(error) });
    if (fields.size >= MOST_FIELDS) break;
  }
  return [...fields.values()];
}

/** For a field that no schema knows. */
export const unknownField = (path: string): FieldProblem => ({ path, message: NOT_KNOWN });

/**
 * Of a union, ajv reports every branch that did not match and the union. Says either what is wrong
 * within the branch meant, or, where no branch was meant, only what the union takes.
 */
function withoutFailedBranches(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const dropped = new Set<ErrorObject>();
  for (const union of errors) {
    if (union.keyword !== 'anyOf') continue;
    const branches = errors.filter(
      ({ schemaPath, instancePath }) =>
        schemaPath.startsWith(`${union.schemaPath}/`) &&
        `${instancePath}/`.startsWith(`${union.instancePath}/`),
    );
    const isMere = (error: ErrorObject) =>
      error.instancePath === union.instancePath &&
      ['type', 'const', 'enum'].includes(error.keyword);
    for (const error of branches) if (isMere(error)) dropped.add(error);
    if (!branches.every(isMere)) dropped.add(union);
  }
  return errors.filter((error) => !dropped.has(error));
}

/** `/checkouts/0` without its `roomId` is `checkouts.0.roomId`: the missing or unknown field itself. */
function pathOf({ instancePath, params }: ErrorObject): string {
  const names = instancePath
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  const own: unknown = params.missingProperty ?? params.additionalProperty;
  return [...names, ...(typeof own === 'string' ? [own] : [])].join('.');
}
