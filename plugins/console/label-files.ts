import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ApiTypes, Contract } from '../../contract';
import { renderLabelSvg } from '../../sandbox/documents/svg';

type Shipment = ApiTypes['schemas']['Shipment'];

/** The examples whose labels the home page shows: two domestic and two international carriers. */
export const SHOWN_LABELS = ['sagawa', 'yamato', 'dhl', 'ups'] as const;

/** A file below the root of the site: { path: 'assets/labels/1f2e3d4c/sagawa.svg', svg: '<svg …' } */
type LabelFile = { path: string; svg: string };

/** The labels of recorded shipments, drawn as the sandbox draws them, by example. The paths are named after what they contain. */
export function getLabelFiles(contract: Contract): Map<string, LabelFile> {
  return new Map(SHOWN_LABELS.map((name) => [name, renderLabel(name, contract)]));
}

export function writeLabelFiles(files: Map<string, LabelFile>, dir: string): void {
  for (const { path, svg } of files.values()) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), svg);
  }
}

function renderLabel(name: string, { examples, catalogue }: Contract): LabelFile {
  const example = examples.find((one) => one.operation === 'shipment-create' && one.name === name);
  if (!example) throw new Error(`There is no example shipment-create/${name}: change SHOWN_LABELS.`);
  const shipment = example.response as Shipment;
  const label = { id: name, printSize: 'PDF_A4', hasArchivePage: false, accountNumber: null, earliestDelivery: null };
  const [svg = ''] = renderLabelSvg({ shipment, label, catalogue });
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { path: `assets/labels/${hash}/${name}.svg`, svg };
}
