import { translate } from '@docusaurus/Translate';
import { type LinkProblem, HAR_SIZE_MAX, type HarProblem, STORY_CALLS_MAX } from '../../../stories';
import type { WebState } from '../../../sandbox/web';
import type { StoryStep } from './useStory';

export function nameReplay(): string {
  return translate({ id: 'story.replay', message: 'Replay', description: 'Button that replays the calls of a link' });
}

export function describeClose({ step }: StoryStep): string {
  if (step === 'replaying')
    return translate({ id: 'story.cancel', message: 'Cancel', description: 'Button that ends the replay of calls' });
  if (step === 'asking')
    return translate({ id: 'story.refuse', message: 'Not now', description: 'Button that replays nothing' });
  return translate({ id: 'story.close', message: 'Close', description: 'Button that closes a dialog' });
}

export function describeStep(at: StoryStep, isFile = false): string {
  switch (at.step) {
    case 'reading':
      return isFile
        ? translate({ id: 'story.file.reading', message: 'Reading the file…', description: 'While a file is read' })
        : translate({ id: 'story.reading', message: 'Reading the link…', description: 'While a link is read' });
    case 'replaying':
      return `${describeProgress(at.done, at.story.calls.length)} ${describeWait(at.secondsLeft)}`;
    case 'cancelling':
      return translate({
        id: 'story.cancelling',
        message: 'Restoring what was there before…',
        description: 'After the reader canceled the replay of the calls of a link',
      });
    case 'replayed':
      return describeOutcome(at.story.calls.length, countDifferent(at), isFile);
    default:
      return '';
  }
}

function describeProgress(done: number, count: number): string {
  return translate(
    {
      id: 'story.replaying',
      message: 'Call {done} of {count}…',
      description: 'While the calls of a link are replayed',
    },
    { done, count },
  );
}

function describeWait(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  return translate(
    {
      id: 'story.left',
      message: 'About {seconds} s left.',
      description: 'How long the replay of the calls of a link still takes',
    },
    { seconds },
  );
}

export function describeLink(count: number): string {
  return translate(
    {
      id: 'story.contents',
      message: 'Calls to the sandbox in this link: {count}. They run in this page, and nothing is sent.',
      description: 'What a link contains',
    },
    { count },
  );
}

export function describeFile(count: number, ignored: number): string {
  return translate(
    {
      id: 'story.file.contents',
      message:
        'Calls to the API in this file: {count}. Other requests, which are omitted: {ignored}. The calls run in this page, and nothing is sent.',
      description: 'What a HAR file contains',
    },
    { count, ignored },
  );
}

export function describeIncomplete(count: number): string {
  return translate(
    {
      id: 'story.file.incomplete',
      message:
        "Calls whose request body isn't in the file, which are omitted: {count}. To replay them, record them again with their bodies.",
      description: 'What a HAR file contains',
    },
    { count },
  );
}

export function describeOwn({ callers, records, hasAside }: WebState): string {
  if (hasAside) {
    return translate({
      id: 'story.own.aside',
      message: 'They replace the calls that you replayed before. Your own data remains saved.',
      description: 'What happens to the data of the sandbox when shared calls are replayed once more',
    });
  }
  if (callers.length === 0) {
    return translate({
      id: 'story.own.empty',
      message: 'Your sandbox has no data that you created.',
      description: 'What happens to the data of the sandbox when there is none',
    });
  }
  return translate(
    {
      id: 'story.own.kept',
      message:
        'Your data (records: {count}) is saved separately. You can restore it in the sandbox bar at any time; this deletes the shared calls.',
      description: 'What happens to the data of the sandbox when shared calls are replayed',
    },
    { count: records.length },
  );
}

function countDifferent({ story, replayed }: Extract<StoryStep, { step: 'replayed' }>): number {
  return replayed.filter(
    ({ status, differences }, index) => status !== story.calls[index]?.status || differences.length > 0,
  ).length;
}

function describeOutcome(count: number, different: number, isFile: boolean): string {
  if (isFile && different === 0)
    return translate(
      {
        id: 'story.file.same',
        message: 'Calls replayed: {count}. Same result as in the file.',
        description: 'After the calls of a HAR file were replayed, each with the recorded response',
      },
      { count },
    );
  if (isFile)
    return translate(
      {
        id: 'story.file.compared',
        message: 'Calls replayed: {count}. Calls whose response differs from the recorded one: {different}.',
        description: 'After the calls of a HAR file were replayed',
      },
      { count, different },
    );
  return different === 0
    ? translate(
        {
          id: 'story.same',
          message: 'Calls replayed: {count}, each with the recorded status.',
          description: 'After the calls of a link were replayed',
        },
        { count },
      )
    : translate(
        {
          id: 'story.different',
          message:
            'Calls replayed: {count}. Calls with a different status than when the link was created: {different}.',
          description: 'After the calls of a link were replayed, and not all went as before',
        },
        { count, different },
      );
}

export function describeProblem(problem: LinkProblem | HarProblem): string {
  const sentences: Record<LinkProblem | HarProblem, string> = {
    damaged: translate({
      id: 'story.damaged',
      message: 'The link is damaged or incomplete. Ask for it again and copy the whole link.',
      description: 'When a link cannot be read',
    }),
    newer: translate({
      id: 'story.newer',
      message: 'The link was created by a newer version of this portal. Reload the page and open the link again.',
      description: 'When a link cannot be read',
    }),
    'too-long': translate({
      id: 'story.tooLong',
      message: 'The link is too long to be valid. Ask for it again.',
      description: 'When a link cannot be read',
    }),
    'not-har': translate({
      id: 'story.file.unknown',
      message:
        "This isn't a HAR file. Save one in the Network tab of your browser's developer tools, or with “Download HAR” in the sandbox.",
      description: 'When a file cannot be replayed',
    }),
    'no-calls': translate({
      id: 'story.file.noCalls',
      message:
        "The file contains no call to the API. Record again while your application calls it. Calls from a server aren't in the developer tools of a browser: record them with a proxy.",
      description: 'When a file cannot be replayed',
    }),
    'no-bodies': translate({
      id: 'story.file.noBodies',
      message:
        "The file contains no body of a request, so its calls can't be replayed. Record them again with their bodies: some proxies leave them out unless you turn them on.",
      description: 'When a file cannot be replayed',
    }),
    'too-many-calls': translate(
      {
        id: 'story.file.tooMany',
        message: 'The file contains more than {most} calls to the API. Record only the calls that show the problem.',
        description: 'When a file cannot be replayed',
      },
      { most: STORY_CALLS_MAX },
    ),
    'too-large': translate(
      {
        id: 'story.file.tooLarge',
        message: 'The file is larger than {most} MB. Filter the requests by the host of the API before you save it.',
        description: 'When a file cannot be replayed',
      },
      { most: HAR_SIZE_MAX / 1_000_000 },
    ),
  };
  return sentences[problem];
}
