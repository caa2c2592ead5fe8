import { expect, it } from 'vitest';
import { EXAMPLE_NOW } from '../../contract';
import { createValidators, loadContract } from '../../contract/node';
import { CsvProblem, openCsv } from '../../csv';
import { toCheckData } from '../../plugins/console/check-data';
import { BEGINNINGS, FILLERS, repeat } from '../../tests/hostile-texts';
import { createChecker } from '../judge/checker';
import { open } from './open';

/** If a text four times as long takes more than ten times as long, its time isn't linear. */
const [SHORT, LONG, RATIO_MAX] = [5000, 20_000, 10];
/** Shorter than this in milliseconds, a measurement is noise. */
const NOISE = 20;

const contract = loadContract('contract');
const checker = createChecker({ ...toCheckData(contract, 'en'), validateBody: createValidators(contract).body });
const circumstances = { now: EXAMPLE_NOW, ignoreHours: true, accounts: 'all' as const };
const READERS: Record<string, (text: string) => unknown> = {
  'a text': (content) =>
    open({ content, accounts: 'all' }, circumstances, { checker, loadCatalogue: () => [], locale: 'en' }),
  'a table': (content) => {
    try {
      return openCsv(new TextEncoder().encode(content));
    } catch (error) {
      if (!(error instanceof CsvProblem)) throw error;
      return undefined;
    }
  },
};

it.each(Object.keys(READERS).flatMap((reader) => BEGINNINGS.map((begin) => [reader, begin])))(
  'opens %s that begins with %j in linear time, whatever follows',
  { timeout: 60_000 },
  async (reader, begin) => {
    const slow: string[] = [];
    for (const filler of FILLERS) {
      const run = async (length: number): Promise<number> => {
        const text = begin + repeat(filler, length);
        const start = process.cpuUsage();
        await READERS[reader]?.(text.slice(0, length));
        return process.cpuUsage(start).user / 1000;
      };
      const isSlow = async (): Promise<boolean> => {
        const long = await run(LONG);
        return long > RATIO_MAX * NOISE && long > RATIO_MAX * (await run(SHORT));
      };
      // The second look excludes a pause of the machine.
      if ((await isSlow()) && (await isSlow())) slow.push(filler);
    }
    expect(slow).toEqual([]);
  },
);
