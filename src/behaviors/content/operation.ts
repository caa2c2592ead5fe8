import { startExampleColumn } from './example-column';
import { startExampleFold } from './example-fold';
import { startFieldFinder } from './field-finder';
import { startLightUp } from './light-up';
import { startRuleList } from './rule-list';
import { startSampleBody } from './sample-body';
import { startSectionRail } from '../chrome/section-rail';
import { startServer } from './server';
import { startSheet } from './sheet';

/** Starts what only the pages of operations have. */
export function start(): void {
  startServer();
  startSectionRail();
  startFieldFinder();
  startRuleList();
  startExampleColumn();
  startExampleFold();
  startLightUp();
  startSheet();
  startSampleBody();
}
