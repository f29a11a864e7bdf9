import { GROUPS, type Group, groupOf } from '../schema/groups.ts';
import type { GroupName } from '../schema/read-model.ts';

/** A group as the next version of the code has it: with one of its models changed. */
export function nextVersionOf(name: GroupName): Group {
  const models = GROUPS.find((group) => group.name === name)?.models ?? [];
  return groupOf(
    name,
    models.map((model, n) => (n === 0 ? { ...model, version: model.version + 1 } : model)),
  );
}

/** All groups as the next version of the code has them, in which one was changed. */
export const groupsWithNext = (name: GroupName): readonly Group[] =>
  GROUPS.map((group) => (group.name === name ? nextVersionOf(name) : group));
