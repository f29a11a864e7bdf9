import type { Ports } from '@baanpak/command-api/ports.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';

/** The same id for the same thing at every try. */
export type DemoId = (kind: string, name: string) => string;

/** Commands of the demo, at a time of its own: what it loads happened over the past year. */
export type DemoWorld = Readonly<{
  ports: Ports;
  id: DemoId;
  context: CommandContext;
  /** The media id of a picture's file; null where it was not kept. */
  picture: (file: string) => string | null;
}>;
