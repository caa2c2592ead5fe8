/** Scenarios whose name ends in a value of the caller's choice. */
const EXAMPLES: Record<string, string> = {
  'carrier-refused:CODE': 'carrier-refused:YAMATO_ES003001',
  'rates-fail:CARRIER': 'rates-fail:yamato',
  'slow:SECONDS': 'slow:5',
};

/** A value of the header Sandbox-Scenario: 'slow:SECONDS' → 'slow:5' */
export function toScenarioValue(name: string): string {
  return EXAMPLES[name] ?? name;
}
