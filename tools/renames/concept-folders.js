// Concepts get the field's names: run it once more on a branch of before, after merging.
import { atRoot, moveFiles } from './move-files.js';

atRoot();
moveFiles([
  [
    /^domain\/stay\/((?:assign-units|calendar-move-messages|decide-unit|evolve-room-calendar|move-nights|restored-moves|room-calendar|taken-nights|told-units|unit-)[^/]*)$/,
    'domain/room-calendar/$1',
  ],
  [/^domain\/stay\/nights-to-restore\.ts$/, 'domain/processes/nights-to-restore.ts'],
  [
    /^command-api\/stay\/((?:admission-queue|assign-unit|block-room|race-for-a-room|room-admission|settle-unit|units)[.-][^/]*)$/,
    'command-api/room-calendar/$1',
  ],
  [/^(domain|command-api|contract|projector|query-api)\/stay\/(.+)$/, '$1/booking/$2'],
  [/^domain\/claim\/claim\.(.*)$/, 'domain/unique-name/unique-name.$1'],
  [/^command-api\/claim\/claims\.(.*)$/, 'command-api/unique-name/unique-names.$1'],
  [/^domain\/till\/till\.(.*)$/, 'domain/cash-drawer/cash-drawer.$1'],
  [/^projector\/till\/tills\.ts$/, 'projector/cash-drawer/cash-drawers.ts'],
  [/^(command-api|contract|projector|query-api)\/till\/(.+)$/, '$1/cash-drawer/$2'],
  [/^(query-api\/report\/definitions|projector\/report\/fold)\/house\.(.*)$/, '$1/inventory.$2'],
]);
