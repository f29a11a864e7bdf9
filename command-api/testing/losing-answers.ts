import {
  type EventStore,
  type EventToAppend,
  StoreUnavailable,
} from '@baanpak/infrastructure/event-store/port.ts';

/** A store that appends what it is given, and of events that `loses` names never says so. */
export function losingAnswers(store: EventStore, loses: (type: string) => boolean): EventStore {
  const told = <Result>(result: Result, events: readonly EventToAppend[]): Result => {
    if (events.some(({ type }) => loses(type))) throw new StoreUnavailable('The answer was lost');
    return result;
  };
  return {
    ...store,
    append: async (stream, expected, events) =>
      told(await store.append(stream, expected, events), events),
    appendInOrder: async (appends) =>
      told(
        await store.appendInOrder(appends),
        appends.flatMap(({ events }) => events),
      ),
  };
}
