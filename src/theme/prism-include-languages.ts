// What differs: nothing is registered, since no highlighter runs in the browser.
// From: @docusaurus/theme-classic 3.10.2.
export default function prismIncludeLanguages(): void {}
