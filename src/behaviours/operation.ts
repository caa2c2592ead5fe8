import { startExampleColumn } from './example-column';
import { startFieldFinder } from './field-finder';
import { startLightUp } from './light-up';
import { startSectionRail } from './section-rail';
import { startServer } from './server';
import { startSheet } from './sheet';

/** Starts what only the pages of operations have. */
export function start(): void {
  startServer();
  startSectionRail();
  startFieldFinder();
  startExampleColumn();
  startLightUp();
  startSheet();
}
