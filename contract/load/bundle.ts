import { basename, dirname, join, relative, resolve } from 'node:path';
import { readdirSync } from 'node:fs';
import { toCredentialsName } from '../carrier-registrations';
import type { Catalogue } from '../contract';
import { isObject, type JsonObject } from '../json';
import { readYaml } from './read-yaml';

/** Folders whose files become components of the same kind: `schemas/cash-on-delivery.yaml` → `CashOnDelivery`. */
const COMPONENT_FOLDERS = ['schemas', 'responses', 'headers', 'parameters'] as const;

/**
 * Reads openapi.yaml and the files that it refers to into one document.
 *
 * References to component files become local (`#/components/schemas/Setup`); references to operations are replaced by
 * the operation. The credentials of each carrier become a component too: `CredentialsDhl`.
 *
 * @throws when a reference leads nowhere or a component file is not used.
 */
export function bundle(dir: string, { carriers }: Pick<Catalogue, 'carriers'>): JsonObject {
  const used = new Set<string>();
  const components: JsonObject = {};
  const files = new Map<string, string>();

  for (const folder of COMPONENT_FOLDERS) {
    for (const file of readdirSync(join(dir, folder)).sort()) {
      files.set(resolve(dir, folder, file), `#/components/${folder}/${toComponentName(file)}`);
    }
  }

  const rewrite = (value: unknown, file: string): unknown => {
    if (Array.isArray(value)) return value.map((entry) => rewrite(entry, file));
    if (!isObject(value)) return value;
    const target = value.$ref;
    if (typeof target !== 'string') {
      return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, rewrite(entry, file)]));
    }
    const path = resolve(dirname(file), target);
    const local = files.get(path);
    if (local) {
      used.add(path);
      const siblings = Object.entries(value).filter(([key]) => key !== '$ref');
      return { $ref: local, ...Object.fromEntries(siblings.map(([key, entry]) => [key, rewrite(entry, file)])) };
    }
    if (basename(dirname(path)) === 'operations') return rewrite(readYaml(path), path);
    throw new Error(`${relative(dir, file)}: "${target}" is no file of ${COMPONENT_FOLDERS.join(', ')} or operations.`);
  };

  const main = join(dir, 'openapi.yaml');
  const document = rewrite(readYaml(main), main) as JsonObject;
  for (const folder of COMPONENT_FOLDERS) {
    components[folder] = Object.fromEntries(
      [...files]
        .filter(([, local]) => local.startsWith(`#/components/${folder}/`))
        .map(([path]) => [toComponentName(path), rewrite(readYaml(path), path)]),
    );
  }
  const credentials = Object.entries(carriers).map(([type, carrier]) => [
    toCredentialsName(type),
    rewrite(carrier.credentials, join(dir, 'carriers', `${type}.yaml`)),
  ]);
  Object.assign(components.schemas as JsonObject, Object.fromEntries(credentials));
  const unused = [...files.keys()].filter((path) => !used.has(path));
  if (unused.length > 0) {
    throw new Error(
      `Nothing refers to ${unused.map((path) => relative(dir, path)).join(', ')}. Refer to it or remove it.`,
    );
  }
  return { ...document, components: { ...(document.components as JsonObject), ...components } };
}

/** `cash-on-delivery.yaml` → `CashOnDelivery`, `province-us.yaml` → `ProvinceUs` */
function toComponentName(file: string): string {
  return basename(file, '.yaml').replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
}
