import {
  toCredentialsName,
  viewBody,
  viewSchema,
  type RuleContract,
  type Schema,
  type RuleSchemaView,
} from '../contract';
import { memoizeByContract } from './memoize-by-contract';

/**
 * Returns the view of an operation's body, if it has one. The credentials of a carrier account depend on its type, which
 * the body of an update does not have to contain.
 */
export function findBodyView(
  contract: RuleContract,
  operation: string,
  accountType?: string,
): RuleSchemaView | undefined {
  const isOfType = operation === 'carrier-update' && accountType !== undefined;
  const schema = isOfType ? getUpdateSchemas(contract).get(accountType) : undefined;
  return schema ? viewSchema(contract, schema) : viewBody(contract, operation);
}

const getUpdateSchemas = memoizeByContract(
  ({ catalogue }) =>
    new Map(
      Object.keys(catalogue.carriers).map((type): [string, Schema] => [
        type,
        {
          allOf: [
            { $ref: '#/components/schemas/CarrierUpdate' },
            { properties: { credentials: { $ref: `#/components/schemas/${toCredentialsName(type)}` } } },
          ],
        },
      ]),
    ),
);
