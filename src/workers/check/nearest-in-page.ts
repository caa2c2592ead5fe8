import data from '@generated/console/default/console-data.json';
import { type Checker, type Circumstances, findNearest, type TextToCheck, type NearestExample } from '../../../check';

/** The recorded example that is nearest to a request, with the examples of the console. */
export function findNearestInPage(
  request: TextToCheck,
  circumstances: Circumstances,
  checker: Checker,
): NearestExample | undefined {
  const judged = checker.judge(request, circumstances);
  return 'issues' in judged
    ? findNearest(judged, data.examples, (body) => checker.fillDates(body, circumstances.now))
    : undefined;
}
