import { defineRule } from '../define-rule';
import { chooseService } from '../quick-fix/choose-service';
import { getField } from '../get-field';
import { toReader } from '../reader';
import { listSortedSides } from '../shipping/parcel-package';
import type { ServiceEntry } from '../shipping/subject';
import { listServiceLimits } from './service-list';

export const serviceSideMax = defineRule({
  id: 'service-side-max',
  title: 'Longest sides of each service',
  subject: 'service',
  scope: 'listed',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement:
    "The longest side of a parcel, with some services its two longest sides, can't exceed the maximum of the service; see [the limits of each service](/common-car#limits).",
  message:
    '[The longest side of this parcel measures {side} cm.][The two longest sides of this parcel measure {sides} cm.] With this service, the maximum is {limit} cm. Use another service or a smaller parcel.',
  about: (contract) => ({
    // A plain space separates the code from its limit.
    sides: listServiceLimits(contract, ({ longest_sides_cm: sides }) => sides?.join('\u00a0×\u00a0')),
  }),
  check({ service, parcels }) {
    const limits = service?.longest_sides_cm;
    if (!limits) return [];
    return parcels.flatMap((parcel, index) => {
      const sides = listSortedSides(parcel);
      const value = limits.find((limit, place) => (sides[place] ?? 0) > limit);
      if (value === undefined) return [];
      // The sentence is of one side or of two.
      const isOne = limits.length === 1;
      const given = isOne ? (sides[0] ?? 0) : sides.slice(0, limits.length).join(' × ');
      const [side, both] = isOne ? [[given], []] : [[], [given]];
      const params = { side, sides: both, limit: limits.join(' × ') };
      return [{ code: 'TOO_MANY' as const, field: `parcels.${index}`, value, given, params }];
    });
  },
  fix({ field }, context) {
    const sides = listSortedSides(toReader(getField(context.body, field)));
    return chooseService(context, (service) => fits(sides, service));
  },
});

/** Whether a parcel with these sides, the longest first, is within all limits of a service for sides. */
function fits(
  sides: number[],
  { longest_sides_cm: limits = [], max_sides_cm: sum = Infinity, ...service }: ServiceEntry,
): boolean {
  return (
    limits.every((limit, place) => (sides[place] ?? 0) <= limit) &&
    sides.reduce((total, side) => total + side, 0) <= sum &&
    (sides[2] ?? 0) <= (service.max_thickness_cm ?? Infinity)
  );
}
