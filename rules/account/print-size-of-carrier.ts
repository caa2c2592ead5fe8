import { defineRule } from '../define-rule';
import type { Finding } from '../issue';

export const printSizeOfCarrier = defineRule({
  id: 'print-size-of-carrier',
  title: 'Print sizes of each carrier',
  subject: 'account',
  operations: ['carrier-register', 'carrier-update'],
  source: 'assumed',
  statement:
    "`settings.print.size` must be one of the [print sizes](/common-car#print-sizes) of the carrier, and `settings.print.size_fallback` one of them that isn't for thermal paper. All carriers have `PDF_A4`.",
  message: "The print size {size} isn't available with the carrier. Use one of {value}.",
  about: ({ catalogue }) => ({
    sizes: Object.entries(catalogue.carriers).map(([type, { print_sizes: sizes }]) => `${type} ${sizes.join(';')}`),
  }),
  check({ contract: { catalogue }, carrier, settings }) {
    if (!carrier) return [];
    const sheets = carrier.print_sizes.filter((size) => !catalogue.print_sizes[size]?.thermal);
    const judge = (name: string, value: string[]): Finding[] => {
      const size = settings.object('print').text(name);
      return size === undefined || value.includes(size)
        ? []
        : [{ code: 'INVALID_VALUE', field: `settings.print.${name}`, value, params: { size } }];
    };
    return [...judge('size', carrier.print_sizes), ...judge('size_fallback', sheets)];
  },
});
