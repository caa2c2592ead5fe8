import { describe, expect, it, vi } from 'vitest';

// Known to the bundler alone, and of no matter here.
vi.mock('@generated/routes', () => ({ default: [] }));
vi.mock('@docusaurus/useDocusaurusContext', () => ({ default: () => undefined }));

// Imported past the exports of the package, whose other modules need a page around them.
const { isSamePath } = (await import('../../node_modules/@docusaurus/theme-common/lib/utils/routesUtils.js')) as {
  isSamePath: (a: string | undefined, b: string | undefined) => boolean;
};

describe('an item of the sidebar is active', () => {
  it.each([
    ['/shipment-create', '/shipment-create', true],
    ['/Shipment-Create/', '/shipment-create', true],
    ['/SHIPMENT-CREATE', '/shipment-create', true],
    ['/en/shipment-create/', '/en/Shipment-Create', true],
    ['/shipment', '/shipment-create', false],
    ['/en/shipment-create', '/shipment-create', false],
    ['/', '/shipment-create', false],
  ])('at %s when it leads to %s: %s', (path, link, isActive) => {
    expect(isSamePath(path, link)).toBe(isActive);
  });
});
