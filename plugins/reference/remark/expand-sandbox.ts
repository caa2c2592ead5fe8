import type { PhrasingContent, RootContent } from 'mdast';
import { toErrorAnchor } from '../../../contract';
import { carrierName } from './field-nodes';
import { toShownJson } from './example-nodes';
import { code, inlineCode, link } from './nodes';
import type { PageContext } from './page-context';
import { table } from './table';

/** `<Scenarios />`: the faults that the sandbox makes on demand. */
export function expandScenarios({ contract, label }: PageContext): RootContent[] {
  return [
    table(
      'Sandbox-Scenario',
      ['`Sandbox-Scenario`', label('scenarioDoes'), label('code')],
      Object.entries(contract.scenarios).map(([name, { does, code: error }]): (string | PhrasingContent[])[] => [
        [inlineCode(name)],
        does,
        error === undefined ? label('notTaken') : [link(`/err-code#${toErrorAnchor(error)}`, `\`${error}\``)],
      ]),
    ),
  ];
}

/** `<Journeys />`: tracking numbers that walk through their steps by the clock. */
export function expandJourneys(context: PageContext): RootContent[] {
  const { contract, label } = context;
  const journeys = Object.entries(contract.walks.journeys);
  const tracked = Object.entries(contract.catalogue.carriers).filter(([, { tracking }]) => tracking);
  return [
    table(
      label('journeySteps'),
      [label('name'), label('journeySteps'), label('meaning')],
      journeys.map(([name, { steps, does }]) => [`\`${name}\``, steps.map((step) => `\`${step}\``).join(' → '), does]),
    ),
    table(
      label('journeyNumbers'),
      [label('carrier'), ...journeys.map(([name]) => `\`${name}\``)],
      tracked.map(([type, { tracking_scenarios: numbers }]) => [
        carrierName(type, context),
        ...journeys.map(([name]) => `\`${numbers?.[name]}\``),
      ]),
    ),
  ];
}

/** `<Fault of="missing-service" />`: a recorded error, whole, in the language of the page. */
export function expandFault(name: string, { contract, locale }: PageContext): RootContent[] {
  const fault = contract.faults.find((one) => one.name === name);
  if (!fault) throw new Error(`contract/examples/faults.yaml has no "${name}".`);
  return [code('json', toShownJson(fault.answers[locale]))];
}
