import {
  listSteps,
  mergePatch,
  toVariables,
  type Contract,
  type ErrorCase,
  type OpenApiDocument,
  type Step,
  type Language,
} from '../../contract';
import { renderYaml } from '../reference/render-yaml';

type Source = { contract: Contract; openapi: OpenApiDocument; locale: Language };

/** A step of a workflow, with the conditions that its response has to meet. */
type ArazzoStep = {
  stepId: string;
  operationId: string;
  successCriteria: { condition: string }[];
  [key: string]: unknown;
};

/** Inputs of the caller: a token, and the dates of the requests. */
const INPUTS = ['token', 'shipping_date', 'delivery_date', 'range_start'];

/**
 * The recorded calls, and requests that fail, as Arazzo 1.0.1 workflows (https://spec.openapis.org/arazzo/v1.0.1.html), to
 * be run in their order on an empty account: each resource, the errors of each operation, and at the end what deletes.
 */
export function renderArazzo({ contract, openapi, locale }: Source): string {
  const groups = listSteps(contract);
  const owners: Owners = new Map(
    groups.flatMap(({ group, steps }) =>
      steps.flatMap(({ id, captures }) =>
        captures.map(({ variable }) => [variable, { workflow: group, step: toStepId(id) }] as const),
      ),
    ),
  );
  const toWorkflow = (id: string, steps: ArazzoStep[], outputs: [string, string][] = []): object => ({
    workflowId: id,
    inputs: {
      type: 'object',
      properties: Object.fromEntries(INPUTS.map((name) => [name, { type: 'string' }])),
      required: INPUTS,
    },
    steps: steps.map((step) => withReferences(step, id, owners)),
    ...(outputs.length > 0 ? { outputs: Object.fromEntries(outputs) } : {}),
  });
  const recorded = groups.map(({ group, steps }) =>
    toWorkflow(
      group,
      steps.map((step) => toStep(step, openapi, locale)),
      steps.flatMap(({ id, captures }) =>
        captures.map(({ variable }): [string, string] => [variable, `$steps.${toStepId(id)}.outputs.${variable}`]),
      ),
    ),
  );
  const steps = groups.flatMap((group) => group.steps);
  const failing = contract.operations.flatMap(({ id }) => {
    const errorCases = contract.errorCases.filter(
      (errorCase) => errorCase.operation === id && isOfAnyAccount(errorCase),
    );
    return errorCases.length > 0
      ? [
          toWorkflow(
            `errors-${id}`,
            errorCases.map((errorCase) => toErrorStep(errorCase, { contract, openapi, locale, steps })),
          ),
        ]
      : [];
  });
  const document = {
    arazzo: '1.0.1',
    info: { title: contract.operator.name[locale], version: contract.openapi.info.version },
    sourceDescriptions: [{ name: 'api', url: './openapi.yaml', type: 'openapi' }],
    workflows: [...recorded.slice(0, -1), ...failing, ...recorded.slice(-1)],
  };
  return renderYaml(`workflows-${locale}.arazzo.yaml`, document);
}

function toStep(step: Step, openapi: OpenApiDocument, locale: string): ArazzoStep {
  return {
    ...toCall(step, openapi, locale),
    stepId: toStepId(step.id),
    successCriteria: [{ condition: '$statusCode == 200' }],
    ...(step.captures.length > 0
      ? {
          outputs: Object.fromEntries(
            step.captures.map(({ variable, field }) => [variable, `$response.body#/${field.replaceAll('.', '/')}`]),
          ),
        }
      : {}),
  };
}

/** Records that the account has already, of which another one would break a second rule. */
const REGISTERED = ['carrier-register', 'subuser-register'];

type Recorded = { code: string; details: { rule: string | null }[] };

function toErrorStep(
  errorCase: ErrorCase,
  { contract, openapi, locale, steps }: Source & { steps: Step[] },
): ArazzoStep {
  const step = steps.find(({ id }) => id === `${errorCase.operation}/${errorCase.example}`);
  if (!step) throw new Error(`There is no step "${errorCase.operation}/${errorCase.example}".`);
  const { code, details } = errorCase.responses.en as Recorded;
  const status = contract.errors.codes[code in contract.errors.carrier_codes ? 'SHIPMENT_FAILED' : code]?.status;
  const changed: Step = {
    ...step,
    pathValues: { ...step.pathValues, ...toVariables(errorCase.path) },
    query: { ...step.query, ...errorCase.query },
    ...(step.body === undefined ? {} : { body: mergePatch(step.body, toVariables(errorCase.change)) }),
  };
  const headers =
    errorCase.scenario === undefined ? [] : [{ in: 'header', name: 'Sandbox-Scenario', value: errorCase.scenario }];
  const call = toCall(changed, openapi, locale);
  return {
    ...call,
    parameters: [...call.parameters, ...headers],
    stepId: errorCase.name,
    successCriteria: [
      { condition: `$statusCode == ${status}` },
      { condition: `$response.body#/code == '${code}'` },
      ...(details[0]?.rule && !REGISTERED.includes(errorCase.operation)
        ? [{ condition: `$response.body#/details/0/rule == '${details[0].rule}'` }]
        : []),
    ],
  };
}

/** Whether a failing request fails at any time, with the usual token and with all carrier accounts. */
function isOfAnyAccount({
  accounts,
  token,
  at,
  hoursLater,
  contentType,
  change,
  responses,
  after,
}: ErrorCase): boolean {
  const isError = 'code' in (responses.en as object);
  const isAnyTime = at === undefined && hoursLater === 0;
  const isPlain = accounts === 'usual' && token === 'account' && contentType === 'application/json';
  return isError && isAnyTime && isPlain && after.length === 0 && !JSON.stringify(change).includes('{{image_');
}

function toCall(
  { method, path, pathValues, query, body }: Step,
  openapi: OpenApiDocument,
  locale: string,
): Pick<ArazzoStep, 'operationId'> & { parameters: object[]; requestBody?: object } {
  const operationId = openapi.paths[path]?.[method]?.operationId;
  if (!operationId) throw new Error(`There is no operation ${method} ${path}.`);
  const toParameters = (place: string, values: Record<string, string>): object[] =>
    Object.entries(values).map(([name, value]) => ({ in: place, name, value }));
  return {
    operationId,
    parameters: [
      ...toParameters('header', { 'x-access-token': '$inputs.token', 'Accept-Language': locale }),
      ...toParameters('path', pathValues),
      ...toParameters('query', query),
    ],
    ...(body === undefined ? {} : { requestBody: { contentType: 'application/json', payload: body } }),
  };
}

/** Which step of which workflow captures a variable. */
type Owners = Map<string, { workflow: string; step: string }>;

/** '{{shipping_date}}' → '$inputs.shipping_date'; a captured variable is an output of its step, or of its workflow. */
function withReferences(step: ArazzoStep, workflow: string, owners: Owners): ArazzoStep {
  const text = JSON.stringify(step).replace(/\{\{(\w+)\}\}/g, (_, variable: string) => {
    if (INPUTS.includes(variable)) return `$inputs.${variable}`;
    const owner = owners.get(variable);
    if (!owner) throw new Error(`No step captures "${variable}".`);
    return owner.workflow === workflow
      ? `$steps.${owner.step}.outputs.${variable}`
      : `$workflows.${owner.workflow}.outputs.${variable}`;
  });
  return JSON.parse(text) as ArazzoStep;
}

/** 'shipment-create/sagawa' → 'shipment-create-sagawa' */
function toStepId(id: string): string {
  return id.replace('/', '-');
}
