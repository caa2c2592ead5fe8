import { describe, expect, it } from 'vitest';
import { getReferenced, toFunctionName, toPublishedOpenApi, type Schema } from '.';
import { createBareAjv } from './load/validators';
import { loadContract } from './node';

const contract = loadContract('contract');

describe('the published document', () => {
  const document = toPublishedOpenApi(contract, 'en');
  const { schemas } = document.components;
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));

  it('says of each operation whether it can be repeated, after its description', () => {
    const silent = operations.filter(({ operationId, description }) => {
      const { description: own, 'x-notes': notes = [] } = find(operationId);
      return (
        notes.length === 0 || !description.startsWith(own) || !/repeat|DUPLICATE/.test(description.slice(own.length))
      );
    });
    expect(silent.map(({ operationId }) => operationId)).toEqual([]);
    expect(JSON.stringify(document)).not.toContain('x-notes');
  });

  it('allows a repetition only where the contract does', () => {
    const text = (id: string): string => operations.find(({ operationId }) => operationId === id)?.description ?? '';
    for (const { operationId } of operations) {
      const { 'x-idempotent': idempotent } = find(operationId);
      if (idempotent !== false) expect(text(operationId), operationId).not.toContain("don't repeat");
    }
    expect(text('createShipment')).toMatch(/don't repeat.*90 days/);
    expect(text('deleteShipment')).toContain('only until the carrier collects');
    expect(text('getTracking')).toContain('a few times a day');
  });

  it('has the value of a discriminator as a constant and as an enum', () => {
    const found = Object.values(schemas).flatMap(({ discriminator }) =>
      Object.entries(discriminator?.mapping ?? {}).map(([value, reference]) => {
        const { [discriminator?.propertyName ?? '']: field } = getReferenced(schemas, reference).properties ?? {};
        const { const: constant, enum: values } = field as Schema;
        return [value, constant, values];
      }),
    );
    expect(found).toEqual(Object.keys(contract.catalogue.carriers).map((type) => [type, type, [type]]));
  });

  it('has the codes of provinces in one object with fields, which judges like the contract', () => {
    const { ProvinceCodes: codes, Country: country } = schemas;
    expect(Object.keys(schemas).filter((name) => name.startsWith('Province'))).toEqual(['ProvinceCodes']);
    expect(Object.keys(codes?.properties ?? {})).toEqual(['country', 'province']);
    const validate = createBareAjv({ strict: false }).compile({
      ...codes,
      components: { schemas: { Country: country } },
    });
    const countries = (contract.openapi.components.schemas.ProvinceCodes?.allOf ?? []).map(({ if: when, then }) => {
      const [country, province] = [when?.properties?.country, then?.properties?.province] as Schema[];
      const { enum: values } = getReferenced(contract.openapi.components.schemas, province?.$ref ?? '');
      return [String(country?.const), values ?? []] as const;
    });
    expect(countries).toHaveLength(6);
    for (const [code, provinces] of countries) {
      for (const province of provinces) expect(validate({ country: code, province }), String(province)).toBe(true);
      expect(validate({ country: code, province: 'Nowhere' }), code).toBe(false);
      expect(validate({ country: code }), code).toBe(false);
    }
    expect(validate({ country: 'FR', province: 'Île-de-France' })).toBe(true);
    expect(validate({ country: 'FR' })).toBe(true);
  });

  it('has a name for each tag', () => {
    expect(document.tags.filter((tag) => !tag['x-displayName'])).toEqual([]);
  });
});

function find(functionName: string): (typeof contract.operations)[number]['operation'] {
  const found = contract.operations.find(({ id }) => toFunctionName(id) === functionName);
  if (!found) throw new Error(functionName);
  return found.operation;
}
