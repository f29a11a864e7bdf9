import { PROJECTED_GROUPS } from '../projections.ts';
import { type ProjectedGroup, projectedGroup } from '../run/projection.ts';
import { type GroupName, groupOf } from '../schema/read-model.ts';

/** A group as the next version of the code has it: with one of its models changed. */
export function nextVersionOf(name: GroupName): ProjectedGroup {
  const { models = [], projections = [] } =
    PROJECTED_GROUPS.find((group) => group.name === name) ?? {};
  const changed = models.map((model, n) =>
    n === 0 ? { ...model, version: model.version + 1 } : model,
  );
  return projectedGroup(groupOf(name, changed), projections);
}

/** All groups as the next version of the code has them, in which one was changed. */
export const groupsWithNext = (name: GroupName): readonly ProjectedGroup[] =>
  PROJECTED_GROUPS.map((group) => (group.name === name ? nextVersionOf(name) : group));
