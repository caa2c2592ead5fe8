import type { PhrasingContent, RootContent } from 'mdast';
import { toErrorAnchor } from '../../../contract';
import { carrierName } from './field-nodes';
import { toShownJson } from './example-nodes';
import { code, inlineCode, link, unsearched } from './nodes';
import type { PageContext } from './page-context';
import { table } from './table';

/** `<Scenarios />`: the errors that the sandbox simulates. */
export function expandScenarios({ contract, label }: PageContext): RootContent[] {
  return [
    table(
      'Sandbox-Scenario',
      ['`Sandbox-Scenario`', label('scenarioDoes'), label('code')],
      Object.entries(contract.scenarios).map(([name, { does, code: error }]): (string | PhrasingContent[])[] => [
        [inlineCode(name)],
        does,
        error === undefined ? label('dash') : [link(`/err-code#${toErrorAnchor(error)}`, `\`${error}\``)],
      ]),
    ),
  ];
}

/** `<TrackingScenarios />`: what happens to a parcel in each scenario, and its tracking number at each carrier. */
export function expandTrackingScenarios(context: PageContext): RootContent[] {
  const { contract, label } = context;
  const scenarios = Object.entries(contract.trackingScenarios.scenarios);
  const tracked = Object.entries(contract.catalogue.carriers).filter(([, { tracking }]) => tracking);
  return [
    table(
      label('trackingStatuses'),
      [label('name'), label('trackingStatuses'), label('meaning')],
      scenarios.map(([name, { steps, does }]) => [`\`${name}\``, steps.map((step) => `\`${step}\``).join(' → '), does]),
    ),
    unsearched([
      table(
        label('trackingNumbers'),
        [label('carrier'), ...scenarios.map(([name]) => `\`${name}\``)],
        tracked.map(([type, { tracking_scenarios: numbers }]) => [
          carrierName(type, context),
          ...scenarios.map(([name]) => `\`${numbers?.[name]}\``),
        ]),
      ),
    ]),
  ];
}

/** `<ErrorCase of="missing-service" />`: a recorded error, whole, in the language of the page. */
export function expandErrorCase(name: string, { contract, locale }: PageContext): RootContent[] {
  const errorCase = contract.errorCases.find((one) => one.name === name);
  if (!errorCase) throw new Error(`contract/data/examples/error-cases.yaml has no "${name}".`);
  return [code('json', toShownJson(errorCase.responses[locale]))];
}
