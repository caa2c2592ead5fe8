// Difference from the theme: wide tables scroll by themselves. Pages import other components of ours (plugins/component-imports).
// From: @docusaurus/theme-classic 3.10.2.
import MDXComponents from '@theme-original/MDXComponents';
import TableRegion from '../../components/TableRegion';

export default { ...MDXComponents, table: TableRegion };
