import { describe, expect, it } from 'vitest';
import { EXAMPLE_NOW, resolveExampleValue, type RuleSchemaView } from '../contract';
import { findBodyView } from './body-view';
import { checkRequest, type RequestToCheck } from './check-request';
import { ACCOUNTS, contract, validateBody } from '../tests/rules/describe-rule';
import { getField } from './get-field';
import type { Issue } from './issue';
import { findKnownPlaces, isDeciding } from './known-places';
import { isFiller } from './name-stems';
import { isRecord } from './reader';
import { renameFields } from './rename-fields';
import { toLetters } from './suggest';
import { listUnknownFields } from './unknown-fields';

/** A request of each operation with a body. */
const EXAMPLES = [
  ['shipment-create', 'dhl'],
  ['shipment-create', 'sagawa'],
  ['rates-list', 'domestic'],
  ['address-register', undefined],
  ['warehouse-register', undefined],
  ['carrier-register', 'dhl'],
  ['carrier-update', 'thermal'],
  ['file-upload', 'signature'],
  ['negotiated-rates-upload', 'yamato'],
  ['subuser-register', undefined],
] as const;

type Name = { name: string; view: RuleSchemaView; field: string };

/** What clients write after the name of a field that is measured in a unit, or that is an amount of money. */
const ENDS: Record<string, readonly string[]> = {
  g: ['kg', 'g', 'lb', 'oz', 'inKilograms'],
  cm: ['cm', 'mm', 'm', 'in', 'inInches'],
  currency: ['usd', 'jpy', 'currency'],
  JPY: ['usd', 'jpy', 'currency'],
};

/** Units that clients write as the name of a field. */
const UNITS: Record<string, readonly string[]> = {
  g: ['kg', 'lbs', 'ounces'],
  cm: ['cm', 'mm', 'inches'],
  currency: ['usd', 'yen'],
};

/** 'line_items' → 'LineItem', as XML is written in JSON; names in the singular have none. */
function toSingular(name: string): string[] {
  const singular = name.replace(/ies$/, 'y').replace(/xes$/, 'x').replace(/s$/, '');
  const pascal = singular.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return singular === name ? [] : [pascal];
}

/** Names that clients make of a name that decides something. */
function listCompounds(name: string): string[] {
  return isFiller(name) ? [] : [`${name}_flag`, `shipment-${name}-option`, `internal_${name}`];
}

function listOthers({ schema }: RuleSchemaView): string[] {
  const keywords = ['x-other-names', 'x-opposite-names', 'x-total-names'] as const;
  return keywords.flatMap((keyword) => schema[keyword] ?? []);
}

/** Every name that another API or a former release has for a field, its own name with a unit, and compounds of all. */
function listNames(view: RuleSchemaView): Name[] {
  return [...view.fields].flatMap(([field, one]) => {
    const { 'x-unit': unit = '', type } = one.schema;
    const others = listOthers(one);
    const own = [field, ...others];
    const isDecidingField = isDeciding({ known: field, path: [field], view: one, sentence: 'UNKNOWN_FIELD.name' });
    return [
      ...[
        ...others,
        ...(ENDS[unit] ?? []).map((end) => `${field}_${end}`),
        ...(type === 'number' ? (UNITS[unit] ?? []) : []),
        ...(isDecidingField ? own.flatMap(listCompounds) : []),
      ].map((name) => ({ name, view: one, field })),
      ...listNames(one.items ?? one),
    ];
  });
}

/** Every name that another API has for what this one can't do. */
function listUnsupported({ schema, fields }: RuleSchemaView): string[] {
  return [
    ...(schema['x-unsupported-names'] ?? []).flat(),
    ...[...fields.values()].flatMap((one) => listUnsupported(one.items ?? one)),
  ];
}

/** The objects of a body with described fields: '', 'setup', 'products.0' */
function listObjects(
  value: unknown,
  view: RuleSchemaView,
  at = '',
): { at: string; fields: RuleSchemaView['fields'] }[] {
  if (Array.isArray(value)) return view.items ? listObjects(value[0], view.items, join(at, '0')) : [];
  if (!isRecord(value)) return [];
  const { fields } = view.of(value);
  if (fields.size === 0) return [];
  return [{ at, fields }, ...[...fields].flatMap(([name, one]) => listObjects(value[name], one, join(at, name)))];
}

/** A value that the field accepts, as far as its schema says. */
function toValue({ schema, fields, items }: RuleSchemaView): unknown {
  if (fields.size > 0) {
    const [[name, one] = ['', undefined]] = fields;
    return { [name]: one && toValue(one) };
  }
  if (items) return [toValue(items)];
  if (schema.enum) return schema.enum[0];
  const [type] = [schema.type].flat();
  return type === 'boolean' ? true : type === 'number' || type === 'integer' ? 12 : 'word';
}

function join(at: string, name: string): string {
  return at === '' ? name : `${at}.${name}`;
}

function withField(body: unknown, at: string, name: string, value: unknown): unknown {
  const copy = structuredClone(body) as Record<string, unknown>;
  (getField(copy, at) as Record<string, unknown>)[name] = value;
  return copy;
}

describe.each(EXAMPLES)('names of other APIs in %s %s', (operation, example) => {
  const found = contract.examples.find((one) => one.operation === operation && (!example || one.name === example));
  const body = resolveExampleValue(found?.request, EXAMPLE_NOW);
  const view = findBodyView(contract, operation, operation === 'carrier-update' ? 'yamato' : undefined);
  if (!found || !view) throw new Error(`${operation} has no example.`);
  const check = (given: unknown): Issue[] =>
    checkRequest(
      {
        operation,
        body: given,
        now: EXAMPLE_NOW,
        accounts: ACCOUNTS,
        ignoreHours: true,
        isKeyTaken: false,
        carrierType: 'yamato',
        account: ACCOUNTS.find(({ type }) => type === 'yamato'),
      } as RequestToCheck,
      contract,
      validateBody,
    );
  // Names that lead to the same request with the same sentence are judged once: there are thousands.
  const judged = new Set<string>();
  const names = [...new Map(listNames(view).map((one) => [`${one.name} ${one.view.name ?? ''}`, one])).values()];

  it.each(listObjects(body, view))('are errors in "$at" and judged as if they had the right name', ({ at, fields }) => {
    const known = new Set([...fields.keys()].map(toLetters));
    const wrong = names
      .filter(({ name }) => !known.has(toLetters(name)))
      .flatMap(({ name, view: meant, field: known }) => {
        const field = join(at, name);
        const given = withField(body, at, name, name.endsWith('_currency') ? 'XDR' : toValue(meant));
        const unknown = listUnknownFields(given, view, contract);
        const issue = unknown.find((one) => one.field === field);
        const isIgnored = operation === 'rates-list' && issue?.severity === 'warning' && isWithoutPrice(name, known);
        const isNamed = issue?.severity === 'error' && (issue.params?.nearest ?? '') !== '';
        if (!isNamed && !isIgnored) return [`${field}: ${JSON.stringify(issue)}`];
        const renamed = renameFields(given, unknown);
        // Only the caller knows what it means: the request stays as it is.
        if (renamed === given) return [];
        const key = `${issue.sentence ?? ''} ${JSON.stringify(renamed)}`;
        if (judged.has(key)) return [];
        judged.add(key);
        const [left, after] = [renderOthers(check(given)), renderOthers(check(renamed))];
        return left === after ? [] : [`${field}: ${left} but ${after}`];
      });
    expect(wrong).toEqual([]);
  });

  function renderOthers(issues: Issue[]): string {
    const others = issues.filter(({ code }) => code !== 'UNKNOWN_FIELD');
    return others.map(({ field, code, rule, severity }) => `${severity} ${field} ${code} ${rule ?? ''}`).join();
  }

  it.each(listObjects(body, view))('for an array are errors in "$at" in the singular too, with the array', ({ at }) => {
    const arrays = [...view.fields].filter(([, { items }]) => items && items.fields.size > 0);
    const wrong = arrays.flatMap(([array, one]) =>
      [array, ...(one.schema['x-other-names'] ?? [])].flatMap(toSingular).flatMap((name) => {
        const entry = one.items && toValue(one.items);
        return [[entry], [entry, entry], entry].flatMap((value) => {
          const issues = listUnknownFields(withField(body, at, name, value), view, contract);
          const issue = issues.find(({ field }) => field === join(at, name));
          return issue?.severity === 'error' && issue.value === array
            ? []
            : [`${join(at, name)}: ${String(issue?.value)}`];
        });
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each(listObjects(body, view))(
    'for what the API cannot do are errors in "$at", unless they ask for nothing',
    ({ at }) => {
      const unsupported = listUnsupported(view);
      const judge = (name: string, value: unknown): string | undefined =>
        listUnknownFields(withField(body, at, name, value), view, contract).find(({ field }) =>
          field.startsWith(join(at, name)),
        )?.severity;
      const compounds = unsupported.flatMap(listCompounds);
      expect([...unsupported, ...compounds].filter((name) => judge(name, 'X') !== 'error')).toEqual([]);
      expect(unsupported.filter((name) => judge(name, { name: 'X', address1: 'Y' }) !== 'error')).toEqual([]);
      const nothing = [false, 0, '', 'none', 'unknown'];
      expect(unsupported.filter((name) => nothing.some((value) => judge(name, value) === 'error'))).toEqual([]);
    },
  );

  function isWithoutPrice(name: string, field: string): boolean {
    const places = names.filter((one) => one.name === name).map((one) => one.view);
    const priceless = view?.schema['x-without-price'] ?? [];
    return (
      priceless.includes(field) || places.some(({ schema }) => schema['x-ignored']) || hasName(view, name, priceless)
    );
  }

  function hasName(one: RuleSchemaView | undefined, name: string, priceless: readonly string[]): boolean {
    return [...(one?.fields ?? [])].some(
      ([field, inner]) =>
        (priceless.includes(field) && inner.schema['x-other-names']?.includes(name)) ||
        hasName(inner.items ?? inner, name, priceless),
    );
  }
});

it('a setting of the carrier account is an error in a shipment that says where it belongs', () => {
  const [shipment, account] = ['shipment-create', 'carrier-register'].map((id) => findBodyView(contract, id));
  const settings = account?.fields.get('settings');
  const rows = settings ? listKnown(settings) : [];
  expect(rows.map(({ name }) => name)).toContain('hide_account');
  const wrong = rows
    .filter(({ name }) => name.includes('_') && shipment && findKnownPlaces(shipment, name).length === 0)
    .flatMap(({ name, field }) => {
      const [issue] = shipment ? listUnknownFields({ setup: { [name]: true } }, shipment, contract) : [];
      const isSaid = issue?.sentence === 'UNKNOWN_FIELD.account' && String(issue.params?.nearest).endsWith(`.${field}`);
      return isSaid ? [] : [`${name}: ${JSON.stringify(issue)}`];
    });
  expect(wrong).toEqual([]);
});

/** The fields of an object and of the objects in it, by all their names. */
function listKnown(view: RuleSchemaView): { name: string; field: string }[] {
  return [...view.fields].flatMap(([field, one]) => [
    ...[field, ...listOthers(one)].map((name) => ({ name, field })),
    ...listKnown(one),
  ]);
}

it.each(Object.entries(contract.names.carriers).concat(Object.entries(contract.names.services)))(
  'the name of %s as that of a field is an error',
  (code, names) => {
    const view = findBodyView(contract, 'shipment-create');
    const wrong = [code, ...names].filter((name) => {
      const [issue] = view ? listUnknownFields({ setup: { [name]: true } }, view, contract) : [];
      return issue?.severity !== 'error';
    });
    expect(wrong).toEqual([]);
  },
);

it('every operation with a body has an example here', () => {
  const operations = contract.operations.map(({ id }) => id).filter((id) => findBodyView(contract, id));
  expect(operations.sort()).toEqual([...new Set(EXAMPLES.map(([operation]) => operation))].sort());
});

it('no name is that of two fields of an object, unless it means all that are measured in a unit', () => {
  const wrong = new Set<string>();
  const visit = ({ fields }: RuleSchemaView): void => {
    const named = new Map([...fields.keys()].map((field) => [toLetters(field), [field]]));
    for (const [field, one] of fields) {
      const own = { ...one, fields: new Map(), items: undefined };
      for (const { name } of listNames({ ...one, fields: new Map([[field, own]]) })) {
        named.set(toLetters(name), [...(named.get(toLetters(name)) ?? []), field]);
      }
      visit(one.items ?? one);
    }
    for (const [name, known] of named) {
      const unit = fields.get(known[0] ?? '')?.schema['x-unit'];
      const measured = [...fields].filter(([, { schema }]) => schema['x-unit'] === unit).map(([field]) => field);
      if (known.length > 1 && known.join() !== measured.join()) wrong.add(`${name}: ${known.join()}`);
    }
  };
  for (const { id } of contract.operations) {
    const view = findBodyView(contract, id);
    if (view) visit(view);
  }
  expect([...wrong]).toEqual([]);
});
