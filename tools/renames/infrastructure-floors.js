// Folders of infrastructure and projector get the names of their floors: run it once more on a branch of before, after merging.
import { atRoot, moveFiles } from './move-files.js';

atRoot();
moveFiles([
  [
    /^infrastructure\/command-handling\/followed-log\.ts$/,
    'infrastructure/event-store/followed-log.ts',
  ],
  [/^infrastructure\/command-handling\/(.+)$/, 'infrastructure/commands/$1'],
  [/^projector\/(failpoints|readiness)\.(.*)$/, 'projector/run/$1.$2'],
  [/^projector\/registry\/(resume)\.(.*)$/, 'projector/run/$1.$2'],
  [/^projector\/registry\/go-on\.int\.test\.ts$/, 'projector/run/resume.int.test.ts'],
  [/^projector\/schema\/read-models\.ts$/, 'projector/read-models.ts'],
]);
