import { isRecorded } from './sources';

/**
 * Records the responses of all examples. With `--check` it sends the requests and only compares; with `--check --if-changed`,
 * as the build does, it sends nothing while the sources are those of the last recording.
 */
async function main(): Promise<void> {
  const has = (flag: string): boolean => process.argv.includes(flag);
  const recorded = await isRecorded(process.cwd());
  if (has('--if-changed') && recorded) return;
  const { record } = await import('./record');
  await record({ isCheck: has('--check') });
  if (has('--check') && !has('--if-changed') && !recorded) {
    console.error('Sources have changed since the responses were recorded: run "npm run record".');
    process.exitCode = 1;
  }
}

void main();
