import { describe, expect, it } from 'vitest';
import { isTrackingNumber } from '../../../contract';
import { toJapanDay } from '../../../rules';
import { contract, createTestSandbox, getExampleBody } from '../../../tests/sandbox/test-sandbox';

type Event = { status: string; date: string; location: string };
type Tracking = { current_status: Event; history: Event[] };

const HOUR = 60 * 60 * 1000;
const tracked = Object.entries(contract.catalogue.carriers).filter(([, { tracking }]) => tracking);
const simulated = tracked.flatMap(([carrier, { tracking_number: form, tracking_scenarios: numbers }]) =>
  Object.entries(numbers ?? {}).map(([name, number]) => {
    const steps = contract.trackingScenarios.scenarios[name]?.steps ?? [];
    return { name, carrier, number, form, steps };
  }),
);

describe('tracking', () => {
  it('follows a shipment that was made here until it is delivered', async () => {
    const { send, clock } = await createTestSandbox();
    const { body } = await send<{ delivery: { tracking_numbers: string[] } }>('POST /shipments', {
      body: getExampleBody('shipment-create/sagawa'),
    });
    const seen: string[] = [];
    for (let hour = 0; hour <= 96; hour += 2) {
      const { body: tracking } = await send<Tracking>(`GET /tracking/sagawa/${body.delivery.tracking_numbers[0]}`);
      if (seen.at(-1) !== tracking.current_status.status) seen.push(tracking.current_status.status);
      clock.now += 2 * HOUR;
    }
    expect(seen).toEqual(['registered', 'collected', 'transit', 'out_for_delivery', 'delivered']);
  });

  it.each([
    ['before-noon', 2],
    ['14-16', 6],
    ['not-specified', 3],
  ])('delivers within the time slot %s', async (slot, hour) => {
    const { send, clock } = await createTestSandbox();
    const { body } = await send<{ delivery: { tracking_numbers: string[] } }>('POST /shipments', {
      body: getExampleBody('shipment-create/sagawa', { setup: { delivery_time: slot } }),
    });
    clock.now += 120 * HOUR;
    const { body: tracking } = await send<Tracking>(`GET /tracking/sagawa/${body.delivery.tracking_numbers[0]}`);
    const { status, date } = tracking.current_status;
    expect([status, new Date(date).getUTCHours()]).toEqual(['delivered', hour]);
  });

  it('names the prefectures of addresses that have only a postal code', async () => {
    const { send, clock } = await createTestSandbox();
    const { body } = await send<{ delivery: { tracking_numbers: string[] } }>('POST /shipments', {
      body: getExampleBody('shipment-create/sagawa', {
        from_address: { province: null, city: null },
        to_address: { province: null, city: null },
      }),
    });
    clock.now += 96 * HOUR;
    const { body: tracking } = await send<Tracking>(`GET /tracking/sagawa/${body.delivery.tracking_numbers[0]}`);
    const places = tracking.history.map(({ location }) => location);
    expect(places.filter((place) => /[都道府県]$/.test(place)).sort()).toEqual(['京都府', '北海道', '北海道']);
  });

  // From Kyoto to Hokkaido it takes two days.
  it.each([
    ['made', {}, '2026-11-24', '2026-11-26'],
    ['to be shipped', { date: '2026-11-27' }, '2026-11-27', '2026-11-29'],
    ['wanted later', { date: '2026-11-25', delivery_date: '2026-11-28' }, '2026-11-25', '2026-11-28'],
  ])('goes by the day on which a parcel is %s', async (_, dates, collected, delivered) => {
    const { send, clock } = await createTestSandbox();
    const example = getExampleBody('shipment-create/sagawa') as object;
    const setup = { carrier: 'sagawa', service: 'sagawa_regular', test: true, ...dates };
    const { body } = await send<{ delivery: { tracking_numbers: string[] } }>('POST /shipments', {
      body: { ...example, setup },
    });
    clock.now += 7 * 24 * HOUR;
    const { body: tracking } = await send<Tracking>(`GET /tracking/sagawa/${body.delivery.tracking_numbers[0]}`);
    const days = tracking.history.map(({ status, date }) => [status, toJapanDay(Date.parse(date))]);
    expect(days).toContainEqual(['collected', collected]);
    expect(days).toContainEqual(['delivered', delivered]);
  });

  it('finds a number as labels and mails write it', async () => {
    const { send } = await createTestSandbox();
    const { body } = await send<{ delivery: { tracking_numbers: string[] } }>('POST /shipments', {
      body: getExampleBody('shipment-create/sagawa'),
    });
    const [number = ''] = body.delivery.tracking_numbers;
    const grouped = number.replace(/\d{4}(?=\d)/g, '$&-');
    const fullWidth = grouped.replace(/[\d-]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));
    for (const written of [grouped, fullWidth, ` ${grouped.replaceAll('-', ' ')} `]) {
      const found = await send<{ tracking_number: string }>(`GET /tracking/sagawa/${encodeURIComponent(written)}`);
      expect({ written, status: found.status, number: found.body.tracking_number }).toEqual({
        written,
        status: 200,
        number,
      });
    }
  });

  it('does not know the number of a voided shipment, nor one of another carrier', async () => {
    const { send } = await createTestSandbox();
    const { body } = await send<{ id: string; delivery: { tracking_numbers: string[] } }>('POST /shipments', {
      body: getExampleBody('shipment-create/sagawa'),
    });
    const number = body.delivery.tracking_numbers[0];
    expect((await send(`GET /tracking/yamato/${number}`)).status).toBe(404);
    await send(`DELETE /shipments/${body.id}`);
    expect((await send(`GET /tracking/sagawa/${number}`)).status).toBe(404);
  });

  it.each(simulated)(
    '$carrier $number has the statuses of $name, one after the other',
    async ({ carrier, number, form, steps }) => {
      const { send, clock } = await createTestSandbox();
      expect(isTrackingNumber(form, number)).toBe(true);
      const minutes = contract.trackingScenarios.minutes_per_step;
      clock.now = Date.parse('2026-11-24T05:00:00Z') + steps.length * minutes * 60_000;
      const { body } = await send<Tracking>(`GET /tracking/${carrier}/${number}`);
      const isDomestic = contract.catalogue.carriers[carrier]?.scope === 'domestic';
      expect(body.history.map(({ status }) => status)).toEqual(
        steps.filter((step) => step !== 'customs' || !isDomestic),
      );
      expect(steps.length * minutes).toBeLessThan(60);
    },
  );

  it('has numbers for each type that can be tracked', () => {
    expect(tracked.length).toBeGreaterThanOrEqual(7);
    for (const [, { tracking_scenarios: numbers }] of tracked)
      expect(Object.keys(numbers ?? {})).toEqual(Object.keys(contract.trackingScenarios.scenarios));
  });
});
